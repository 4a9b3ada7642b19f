import type { CandidateSearch } from '@office/ui';
import { memberSearchSize } from '@office/vocabulary';
import type { CreatableVoiceRoomKind } from '@office/vocabulary';
import { useState } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import { searchConfig } from '@office/client/swr/freshSearches.ts';
import { displayNames } from '@office/client/people/displayName.ts';

/** @param kind administrators' rooms are open to all members, so only guests are found */
export function useMembersByEmail(kind: CreatableVoiceRoomKind): CandidateSearch {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const query = {
    page,
    limit: memberSearchSize,
    ...(kind === 'ADMIN' && { role: 'GUEST' as const }),
    ...(keyword && { keyword }),
  };
  const { data, error, mutate } = useQuery(
    '/v1/users/org-members',
    { params: { query } },
    searchConfig,
  );

  const candidates = (): CandidateSearch['candidates'] => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      people: data.data.flatMap((member) => {
        const { email, avatarUrl, department, status, workingStatus } = member;
        // Only guests lack access to email addresses, and guests cannot create rooms.
        if (email === null) return [];
        const person = {
          userId: email,
          ...displayNames(member),
          avatarUrl,
          status,
          workingStatus,
        };
        return [{ ...person, ...(department ? { department } : {}) }];
      }),
      page,
      total: data.metadata.total,
      pageSize: memberSearchSize,
    };
  };

  return {
    candidates: candidates(),
    keyword,
    onSearch(event: { keyword: string }) {
      setKeyword(event.keyword);
      setPage(1);
    },
    onPageChange: (event: { page: number }) => setPage(event.page),
    onRetryCandidates: () => void mutate(),
  };
}
