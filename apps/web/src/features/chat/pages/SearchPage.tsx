import { MessageSearch, type MessageFilters } from '@office/ui/screens/chat';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInfiniteQuery, useQuery } from '../../../platform/api/queries.ts';
import { usePagesSearch } from '../../../platform/api/usePagesSearch.ts';
import { toFilterQuery } from '../models/search/messageFilterQuery.ts';
import { pathOfMessage } from '../models/roomPaths.ts';
import { searchState } from '../models/search/searchState.ts';
import { useFilterChoices } from './useFilterChoices.ts';

const pageSize = 20;

export interface SearchPageProps {
  /** Limits the search to a room; searches all rooms of the member if omitted. */
  roomId?: string;
  onBack(): void;
}

export function SearchPage({ roomId, onBack }: SearchPageProps) {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const [filters, setFilters] = useState<MessageFilters>({});
  const choices = useFilterChoices();
  const words = keyword.trim();
  const filterQuery = toFilterQuery(filters);
  const isComplete = words !== '' || Boolean(filterQuery.senderId ?? filterQuery.has);
  const path = { roomId: roomId ?? '' };
  const room = useQuery('/v1/user/chat-rooms/{roomId}', roomId ? { params: { path } } : null);
  const query = {
    limit: pageSize,
    ...filterQuery,
    ...(words ? { keyword: words } : {}),
    ...(roomId ? { roomId } : {}),
  };
  const { data, error, isLoading, size, setSize, mutate } = useInfiniteQuery(
    '/v1/user/chat-rooms/search',
    (index) => (isComplete ? { params: { query: { ...query, page: index + 1 } } } : null),
    { keepPreviousData: true },
  );

  const search = isComplete ? JSON.stringify(query) : '';
  const pagesSearch = usePagesSearch(search, { data, error, isLoading });
  return (
    <MessageSearch
      state={searchState({ search, pages: data, pagesSearch, error, isLoading, size })}
      keyword={keyword}
      {...(room.data ? { roomName: room.data.name } : {})}
      filters={filters}
      filterChoices={choices}
      onSearch={(event) => setKeyword(event.keyword)}
      onFilter={(event) => setFilters(event.filters)}
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
