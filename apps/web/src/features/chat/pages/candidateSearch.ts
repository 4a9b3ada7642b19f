import type { Schemas } from '@office/api';
import type { CandidateSearch, MemberCandidate } from '@office/ui';
import { memberSearchSize } from '@office/vocabulary';
import { useState } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { searchConfig } from '@office/client/swr/freshSearches.ts';
import { unmarkedNames } from '@office/client/people/displayName.ts';

interface PeopleQuery {
  page: number;
  limit: number;
  keyword?: string;
}

export function usePeopleQuery() {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const query: PeopleQuery = { page, limit: memberSearchSize, ...(keyword ? { keyword } : {}) };
  return {
    query,
    keyword,
    onSearch(event: { keyword: string }) {
      setKeyword(event.keyword);
      setPage(1);
    },
    onPageChange: (event: { page: number }) => setPage(event.page),
  };
}

export function toCandidateSearch(
  { query, ...search }: ReturnType<typeof usePeopleQuery>,
  answer: {
    data?: { data: Schemas['ChatCandidate'][]; metadata: Schemas['ListMetadata'] } | undefined;
    error?: unknown;
    mutate(): unknown;
  },
): CandidateSearch {
  const { data, error, mutate } = answer;
  const candidates = (): CandidateSearch['candidates'] => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      people: data.data.map(({ department, ...person }) => ({
        ...person,
        ...unmarkedNames(person),
        ...dropEmpty({ department }),
      })),
      page: query.page,
      total: data.metadata.total,
      pageSize: memberSearchSize,
    };
  };
  return { ...search, candidates: candidates(), onRetryCandidates: () => void mutate() };
}

export function useColleagueSearch(): CandidateSearch {
  const search = usePeopleQuery();
  const { user } = useSession();
  const { data, error, mutate } = useQuery(
    '/v1/users/org-members',
    { params: { query: search.query } },
    searchConfig,
  );
  const others = data?.data.filter(({ userId }) => userId !== user?.id);
  return toCandidateSearch(search, {
    data: data && { data: others ?? [], metadata: data.metadata },
    error,
    mutate,
  });
}

const maxExistingConversations = 5;

export function useDirectSearch(): CandidateSearch & { known: MemberCandidate[] } {
  const search = usePeopleQuery();
  const { query, keyword } = search;
  const others = useQuery(
    '/v1/user/chat-rooms/user-outside-direct',
    { params: { query } },
    searchConfig,
  );
  const rooms = useQuery(
    '/v1/user/chat-rooms',
    {
      params: {
        query: { type: 'DIRECT', limit: maxExistingConversations, ...dropEmpty({ keyword }) },
      },
    },
    { keepPreviousData: true },
  );
  const known = (rooms.data?.data ?? []).flatMap(({ directUser }) =>
    directUser ? [{ ...directUser, ...unmarkedNames(directUser) }] : [],
  );
  // A search also finds hidden rooms, whose members are outside of the list.
  const isKnown = (person: { userId: string }) =>
    known.some(({ userId }) => userId === person.userId);
  const { data, ...rest } = others;
  const outside = data && { ...data, data: data.data.filter((person) => !isKnown(person)) };
  return { ...toCandidateSearch(search, { data: outside, ...rest }), known };
}
