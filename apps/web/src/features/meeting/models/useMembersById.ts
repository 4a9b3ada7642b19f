import { unwrap } from '@office/api';
import type { MemberIdentity } from '@office/ui';
import useSWR from 'swr';
import { quietOffice } from '../../../platform/api/client.ts';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { displayName } from '@office/client/people/displayName.ts';

/** Returns the members in the order of the ids, without former members. */
export function useMembersById(userIds: readonly string[]): MemberIdentity[] | undefined {
  const { data } = useSWR(
    [queryPrefix, 'membersById', ...userIds],
    async () => (await Promise.all(userIds.map(findMember))).flat(),
    { keepPreviousData: true },
  );
  return data;
}

async function findMember(id: string): Promise<MemberIdentity[]> {
  try {
    const found = await unwrap(quietOffice.GET('/v1/users/{id}', { params: { path: { id } } }));
    return [{ userId: id, name: displayName(found), avatarUrl: found.avatarUrl }];
  } catch {
    return [];
  }
}
