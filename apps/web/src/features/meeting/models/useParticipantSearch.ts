import type { CandidateSearch } from '@office/ui';
import { memberSearchSize } from '@office/vocabulary';
import { useState } from 'react';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { searchConfig } from '@office/client/swr/freshSearches.ts';
import { displayNames } from '@office/client/people/displayName.ts';

/**
 * Finds members except bots, which cannot take part in meetings.
 * @param withMe includes the current member
 */
export function useParticipantSearch({ withMe = false } = {}): CandidateSearch {
  const { user } = useSession();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const query = { page, limit: memberSearchSize, ...dropEmpty({ keyword }) };
  const { data, error, mutate } = useQuery(
    '/v1/users/org-members',
    { params: { query } },
    searchConfig,
  );
  const candidates = (): CandidateSearch['candidates'] => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const others = data.data.filter(({ userId, bot }) => !bot && (withMe || userId !== user?.id));
    if (others.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      people: others.map(({ userId, avatarUrl, department, status, workingStatus, ...names }) => ({
        userId,
        ...displayNames(names),
        avatarUrl,
        status,
        workingStatus,
        ...dropEmpty({ department }),
      })),
      page,
      total: data.metadata.total,
      pageSize: memberSearchSize,
    };
  };
  return {
    candidates: candidates(),
    keyword,
    onSearch(event) {
      setKeyword(event.keyword);
      setPage(1);
    },
    onPageChange: (event) => setPage(event.page),
    onRetryCandidates: () => void mutate(),
  };
}
