import type { CandidateSearch, ChatPerson } from '@office/ui';
import { maxPageSize, memberSearchSize } from '@office/vocabulary';
import type { CreatableVoiceRoomKind } from '@office/vocabulary';
import { useState } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/**
 * Searches members to let into a room, each known by their email.
 * @param kind of the room: an administrators' room is open to all members, so only guests are chosen
 */
export function useMembersByEmail(kind: CreatableVoiceRoomKind) {
  const { user } = useSession();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const wanted = keyword ? { keyword } : {};
  const query =
    kind === 'ADMIN'
      ? { page: 1, limit: maxPageSize, ...wanted }
      : { page, limit: memberSearchSize, ...wanted };
  const { data, error, mutate } = useQuery(
    '/v1/users/org-members',
    { params: { query } },
    { keepPreviousData: true },
  );
  const everyone = useQuery('/v1/users/org-members', {
    params: { query: { page: 1, limit: maxPageSize } },
  });
  const found = (data?.data ?? [])
    .filter(({ userId, role }) => userId !== user?.id && (kind === 'OWN' || role === 'GUEST'))
    .flatMap(({ email, nameKanji, avatarUrl, department, status, workingStatus }) => {
      // Guests, who see no addresses, make no rooms.
      if (email === null) return [];
      const person = { userId: email, name: nameKanji, avatarUrl, status, workingStatus };
      return { ...person, ...(department ? { department } : {}) };
    });

  const candidates = (): CandidateSearch['candidates'] => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (found.length === 0) return { status: 'empty' };
    const total = kind === 'ADMIN' ? found.length : data.metadata.total;
    return {
      status: 'ready',
      people: found,
      page: kind === 'ADMIN' ? 1 : page,
      total,
      pageSize: kind === 'ADMIN' ? maxPageSize : memberSearchSize,
    };
  };

  return {
    search: {
      candidates: candidates(),
      keyword,
      onSearch(event: { keyword: string }) {
        setKeyword(event.keyword);
        setPage(1);
      },
      onPageChange: (event: { page: number }) => setPage(event.page),
      onRetryCandidates: () => void mutate(),
    } satisfies CandidateSearch,
    /** Whether the names of the people chosen before are here, or will not come. */
    loaded: everyone.data !== undefined || everyone.error !== undefined,
    people: (emails: readonly string[]): ChatPerson[] =>
      emails.map((email) => {
        const member = everyone.data?.data.find((each) => each.email === email);
        return { userId: email, name: member?.nameKanji ?? email };
      }),
  };
}
