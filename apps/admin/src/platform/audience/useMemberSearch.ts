import { useDebouncedValue } from '@mantine/hooks';
import type { Schemas } from '@office/api';
import { useState } from 'react';
import { useQuery } from '../api/queries.ts';

export const typingPauseMs = 200;
const maxCandidates = 10;

/** Searches members by name, debounced. Excludes blocked members. */
export function useMemberSearch(filter: Pick<Schemas['MemberFilter'], 'role'> = {}) {
  const [keyword, setKeyword] = useState<string>();
  const [debouncedKeyword] = useDebouncedValue(keyword, typingPauseMs);
  const { data } = useQuery(
    '/v1/admin/members/candidates',
    debouncedKeyword === undefined
      ? null
      : {
          params: {
            query: {
              ...filter,
              keyword: debouncedKeyword.trim(),
              limit: maxCandidates,
            },
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
