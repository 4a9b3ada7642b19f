import type { Schemas } from '@office/api';
import { MessageSearch, type MessageHit, type MessageSearchState } from '@office/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInfiniteQuery, useQuery } from '../../../platform/api/queries.ts';
import { pathOfMessage } from '../models/roomPaths.ts';

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

  const state = (): MessageSearchState => {
    if (!words) return { status: 'idle' };
    if (!data) return { status: error ? 'error' : 'loading' };
    const found = data.flatMap((page) => page.data);
    if (found.length === 0) return { status: isLoading ? 'loading' : 'empty' };
    // New messages shift the pages, so a message can appear twice.
    const hits = new Map(found.map((result) => [result.message.id, toHit(result)]));
    return {
      status: 'ready',
      hits: [...hits.values()],
      hasMore: data.at(-1)?.metadata.hasNextPage ?? false,
      loadingMore: isLoading || data.length < size,
    };
  };
  return (
    <MessageSearch
      state={state()}
      keyword={keyword}
      {...(room.data ? { roomName: room.data.name } : {})}
      onSearch={(event) => setKeyword(event.keyword)}
      onJump={({ messageId }) => {
        const found = data?.flatMap((page) => page.data);
        const hit = found?.find(({ message }) => message.id === messageId);
        if (hit) void navigate(pathOfMessage({ ...hit.message, room: hit.room }));
      }}
      onLoadMore={() => void setSize(size + 1)}
      onBack={onBack}
      onRetry={() => void mutate()}
    />
  );
}

function toHit({ message, room }: Schemas['ChatSearchResult']): MessageHit {
  const { id, sender, content, attachments, createdAt } = message;
  return {
    messageId: id,
    room: { roomId: room.id, type: room.type, name: room.name },
    sender: sender && { userId: sender.id, name: sender.nameKanji, avatarUrl: sender.avatarUrl },
    text: content,
    fileNames: attachments.map(({ fileName }) => fileName),
    createdAt,
  };
}
