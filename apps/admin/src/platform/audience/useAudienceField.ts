import { unwrap, type Schemas } from '@office/api';
import { useSettled } from '@office/client/lib/useSettled.ts';
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

/** Asks how many people an audience is, and how those are called who are meant by name. */
function useAudienceMembers(audience: Audience | null, area?: AreaName) {
  const query = area && { area };
  return useSWR(
    audience && ['audience-members', area, JSON.stringify(audience)],
    () => unwrap(office.POST('/v1/admin/members/audience', { body: audience!, params: { query } })),
    { keepPreviousData: true },
  );
}

/** Asks the server for all that an `AudienceField` shows; it counts those who have the area. */
export function useAudienceField(
  value: AudienceValue,
  area?: AreaName,
): Pick<AudienceFieldProps, 'departments' | 'candidates' | 'memberCount' | 'onSearch'> {
  const { found, onSearch } = useMemberSearch();
  // As text it stays the same while nothing else is chosen.
  const settled = useSettled(JSON.stringify(audienceChoice(value)), typingPauseMs);
  const choice = JSON.parse(settled) as Audience | null;
  const members = useAudienceMembers(choice, area);
  const departments = useQuery(
    '/v1/admin/members/departments',
    value.kind === 'DEPARTMENTS' ? {} : null,
  );
  return {
    departments: departments.data?.data ?? null,
    candidates:
      found?.map(({ userId, nameKanji, department }) => ({
        userId,
        name: nameKanji,
        department: department ?? undefined,
      })) ?? null,
    memberCount: (choice && members.data?.memberCount) ?? null,
    onSearch,
  };
}

/** An audience as it is stored, with the names that its field shows; null until they are there. */
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
      return person ? { userId, name: person.nameKanji } : { userId, name: '?', unknown: true };
    }),
  };
}
