import { useDebouncedValue } from '@mantine/hooks';
import { unwrap, type Schemas } from '@office/api';
import { displayName } from '@office/client/people/displayName.ts';
import type { AreaName } from '@office/vocabulary';
import {
  audienceChoice,
  wholeOrganization,
  type AudienceFieldProps,
  type AudienceValue,
} from '@office/ui';
import useSWR from 'swr';
import { office } from '../api/client.ts';
import { useQuery } from '../api/queries.ts';
import { typingPauseMs, useMemberSearch } from './useMemberSearch.ts';

type Audience = Schemas['Audience'];

function useAudienceMembers(audience: Audience | null, area?: AreaName) {
  const query = area && { area };
  return useSWR(
    audience && ['audience-members', area, JSON.stringify(audience)],
    () => unwrap(office.POST('/v1/admin/members/audience', { body: audience!, params: { query } })),
    { keepPreviousData: true },
  );
}

/** Loads the data of an `AudienceField`. Counts only members with access to `area`. */
export function useAudienceField(
  value: AudienceValue,
  area?: AreaName,
): Pick<AudienceFieldProps, 'departments' | 'candidates' | 'memberCount' | 'onSearch'> {
  const { found, onSearch } = useMemberSearch();
  // Serialised, so that the value stays equal while the choice is unchanged.
  const [settled] = useDebouncedValue(JSON.stringify(audienceChoice(value)), typingPauseMs);
  const choice = JSON.parse(settled) as Audience | null;
  const members = useAudienceMembers(choice, area);
  const departments = useQuery(
    '/v1/admin/members/departments',
    value.kind === 'DEPARTMENTS' ? {} : null,
  );
  return {
    departments: departments.data?.data ?? null,
    candidates:
      found?.map((member) => ({
        userId: member.userId,
        name: displayName(member),
        department: member.department ?? undefined,
      })) ?? null,
    memberCount: (choice && members.data?.memberCount) ?? null,
    onSearch,
  };
}

/** Converts a stored audience to the value of its field. Null until the names are loaded. */
export function useStoredAudience(audience: Audience | null): AudienceValue | null {
  const named = audience?.kind === 'PEOPLE' ? audience : null;
  const { data } = useAudienceMembers(named);
  if (!audience || (named && !data)) return null;
  const { kind, roles = [], departments = [], userIds = [] } = audience;
  return {
    ...wholeOrganization,
    ...{ kind, roles, departments },
    people: userIds.map((userId) => {
      const person = data?.people.find(({ id }) => id === userId);
      return person ? { userId, name: displayName(person) } : { userId, name: '?', unknown: true };
    }),
  };
}
