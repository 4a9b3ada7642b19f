import { MessageSearch } from '@office/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInfiniteQuery, useQuery } from '../../../platform/api/queries.ts';
import { pathOfMessage } from '../models/roomPaths.ts';
import { searchState } from '../models/searchState.ts';

const pageSize = 20;

export interface SearchPageProps {
  /** Limits the search to a room; searches all rooms of the member if omitted. */
  roomId?: string;
  onBack(): void;
}

export function SearchPage({ roomId, onBack }: SearchPageProps) {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const words = keyword.trim();
  const path = { roomId: roomId ?? '' };
  const room = useQuery('/v1/user/chat-rooms/{roomId}', roomId ? { params: { path } } : null);
  const query = { keyword: words, limit: pageSize, ...(roomId ? { roomId } : {}) };
  const { data, error, isLoading, size, setSize, mutate } = useInfiniteQuery(
    '/v1/user/chat-rooms/search',
    (index) => (words ? { params: { query: { ...query, page: index + 1 } } } : null),
    { keepPreviousData: true },
  );

  const [pagesKeyword, setPagesKeyword] = useState('');
  if (data && !error && !isLoading && pagesKeyword !== words) setPagesKeyword(words);
  return (
    <MessageSearch
      state={searchState({ keyword: words, pages: data, pagesKeyword, error, isLoading, size })}
      keyword={keyword}
      {...(room.data ? { roomName: room.data.name } : {})}
      onSearch={(event) => setKeyword(event.keyword)}
      onJump={({ messageId }) => {
        const found = data?.flatMap((page) => page.data);
        const hit = found?.find(({ message }) => message.id === messageId);
        if (hit) void navigate(pathOfMessage({ ...hit.message, room: hit.room }));
      }}
      onLoadMore={() => void setSize((data?.length ?? 0) + 1)}
      onBack={onBack}
      onRetry={() => void mutate()}
    />
  );
}
