import type { Schemas } from '@office/api';
import { useSettled } from '@office/client/lib/useSettled.ts';
import { useState } from 'react';
import { useQuery } from '../api/queries.ts';

export const typingPauseMs = 200;
const mostCandidates = 10;

/** Searches members by name, debounced. Excludes blocked members. */
export function useMemberSearch(filter: Pick<Schemas['MemberFilter'], 'role'> = {}) {
  const [keyword, setKeyword] = useState<string>();
  const asked = useSettled(keyword, typingPauseMs);
  const { data } = useQuery(
    '/v1/admin/members',
    asked === undefined
      ? null
      : {
          params: {
            query: { ...filter, keyword: asked.trim(), block: 'NONE', limit: mostCandidates },
          },
        },
    { keepPreviousData: true },
  );
  return {
    /** Null while the search is running. */
    found: data?.data ?? null,
    onSearch: (event: { keyword: string }) => setKeyword(event.keyword),
  };
}
