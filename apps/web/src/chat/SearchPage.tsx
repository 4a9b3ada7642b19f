import type { Schemas } from '@office/api';
import { MessageSearch, type MessageHit, type MessageSearchState } from '@office/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../api/queries.ts';
import { pathOfRoom } from './openRoom.ts';

const pageSize = 20;
/** Contract: the largest page. */
const mostHits = 100;

export interface SearchPageProps {
  /** In this room alone; in all of the member's rooms without it. */
  roomId?: string;
  onBack(): void;
}

/** Messages that contain some words. */
export function SearchPage({ roomId, onBack }: SearchPageProps) {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const words = keyword.trim();
  const path = { roomId: roomId ?? '' };
  const room = useQuery('/v1/user/chat-rooms/{roomId}', roomId ? { params: { path } } : null);
  const query = { keyword: words, limit, ...(roomId ? { roomId } : {}) };
  const { data, error, isLoading, mutate } = useQuery(
    '/v1/user/chat-rooms/search',
    words ? { params: { query } } : null,
    { keepPreviousData: true },
  );

  const state = (): MessageSearchState => {
    if (!words) return { status: 'idle' };
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: isLoading ? 'loading' : 'empty' };
    const hasMore = data.metadata.hasNextPage && limit < mostHits;
    return { status: 'ready', hits: data.data.map(toHit), hasMore, loadingMore: isLoading };
  };
  return (
    <MessageSearch
      state={state()}
      keyword={keyword}
      {...(room.data ? { roomName: room.data.name } : {})}
      onSearch={(event) => {
        setKeyword(event.keyword);
        setLimit(pageSize);
      }}
      onJump={(hit) =>
        void navigate(`${pathOfRoom({ id: hit.roomId, type: hit.type })}?message=${hit.messageId}`)
      }
      onLoadMore={() => setLimit(Math.min(limit + pageSize, mostHits))}
      onBack={onBack}
      onRetry={() => void mutate()}
    />
  );
}

function toHit({ message, room }: Schemas['ChatSearchResult']): MessageHit {
  const { id, threadRootId, sender, content, attachments, createdAt } = message;
  return {
    // A reply stands in the thread of this message.
    messageId: threadRootId ?? id,
    room: { roomId: room.id, type: room.type, name: room.name },
    sender: sender && { userId: sender.id, name: sender.nameKanji, avatarUrl: sender.avatarUrl },
    text: content,
    fileNames: attachments.map(({ fileName }) => fileName),
    createdAt,
  };
}
