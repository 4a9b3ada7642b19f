import { unwrap, type Schemas } from '@office/api';
import type { DataTableSelection } from '@office/ui';
import type { MemberChange, MemberFilter } from '@office/ui/screens/admin/members';
import { office } from '../../platform/api/client.ts';
import { toFilterQuery } from './membersSearchParams.ts';

const maxIdsPerRequest = 200;

type Result = Omit<Schemas['ChangedMembers'], 'continuation'>;

interface ChangeOptions {
  filter: MemberFilter;
  count: number;
  onProgress(result: Result): void;
}

/**
 * Sends a filter as often as its response requires, ids in chunks. Calls `onProgress` after each request with the sum
 * of the responses.
 * @param count number confirmed by the administrator
 */
export async function changeMembers(
  { action, role, department }: MemberChange,
  selection: DataTableSelection,
  { filter, count, onProgress }: ChangeOptions,
): Promise<void> {
  let sum: Result = { total: 0, changed: 0, unchanged: 0, failed: [] };
  const send = async (members: Schemas['ChangeMembersRequest']['members']) => {
    const { continuation, ...result } = await unwrap(
      office.POST('/v1/admin/members/bulk', {
        body: {
          action,
          ...(role && { role }),
          ...(department !== undefined && { department: department.trim() || null }),
          members,
        },
      }),
    );
    sum = {
      total: sum.total + result.total,
      changed: sum.changed + result.changed,
      unchanged: sum.unchanged + result.unchanged,
      failed: [...sum.failed, ...result.failed],
    };
    onProgress(sum);
    return continuation;
  };
  if ('allExcept' in selection) {
    const except = [...selection.allExcept];
    const members = { filter: toFilterQuery(filter), except, expected: count };
    let continuation = await send(members);
    while (continuation !== null) continuation = await send({ ...members, continuation });
    return;
  }
  for (let first = 0; first < selection.ids.length; first += maxIdsPerRequest) {
    await send({ userIds: selection.ids.slice(first, first + maxIdsPerRequest) });
  }
}
