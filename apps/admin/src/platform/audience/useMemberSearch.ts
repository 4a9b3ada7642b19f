import type { Schemas } from '@office/api';
import { useSettled } from '@office/client/lib/useSettled.ts';
import { useState } from 'react';
import { useQuery } from '../api/queries.ts';

/** A search waits until the typing pauses. */
export const typingPauseMs = 200;
/** Suggestions that one looks through. */
const mostCandidates = 10;

/** Looks for members by name while somebody types, among those who are not shut out. */
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
    /** Null while they are being looked for. */
    found: data?.data ?? null,
    onSearch: (event: { keyword: string }) => setKeyword(event.keyword),
  };
}
