import { unwrap, type Schemas } from '@office/api';
import { ChatRoomList, JoinByCode, type ChatRoomListState } from '@office/ui/screens/chat';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useMayCreate } from '../../organization/index.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useChat } from '../models/chatContext.ts';
import { pathOfRoom } from '../models/roomPaths.ts';
import { joinPages, type RoomsQuery } from './roomsQuery.ts';
import { unreadOf, unreadThreadsOf, useRoomHeads } from '../sync/useRoomHeads.ts';
import { useScheduled } from './useScheduled.ts';
import { useDueReminders } from './useReminders.ts';
import { useUndeliverable } from './useUndeliverable.ts';
import { useListSections } from './useListSections.ts';
import { useRoomLimit } from './useRoomLimit.ts';
import { toListedRoom } from '../models/lists/roomViews.ts';

const pageSize = 50;

interface MoreRoomsProps {
  query: RoomsQuery;
  onAnswer(answer: Schemas['ChatRoomList']): void;
}

/** Renders nothing: the page is kept in the SWR cache, where realtime updates apply. */
function MoreRooms({ query, onAnswer }: MoreRoomsProps) {
  const { data } = useQuery('/v1/user/chat-rooms', { params: { query } });
  const answerNow = useEffectEvent(onAnswer);
  useEffect(() => {
    if (data) answerNow(data);
  }, [data]);
  return null;
}

/** Shows a listed room before its own query is answered. */
function useCacheRoom(): (room: Schemas['ChatRoomSummary'] | undefined) => void {
  const { mutate } = useSWRConfig();
  return (room) => {
    if (!room) return;
    const params = { path: { roomId: room.id } };
    const key = [queryPrefix, '/v1/user/chat-rooms/{roomId}', { params }];
    void mutate(key, (cached?: Schemas['ChatRoomSummary']) => cached ?? room, {
      revalidate: false,
    });
  };
}

interface ChatListPageProps {
  type: Schemas['ChatRoomType'];
  onBack?(): void;
}

export function ChatListPage({ type, onBack }: ChatListPageProps) {
  const navigate = useNavigate();
  const chat = useChat();
  const { drafts } = chat;
  const cacheRoom = useCacheRoom();
  const { user } = useSession();
  const myId = user?.id ?? '';
  const canCreate = useMayCreate('chat');
  const heads = useRoomHeads();
  const unsent = useUndeliverable().length;
  const scheduledCount = useScheduled().messages?.length ?? 0;
  const dueReminders = useDueReminders();
  const [keyword, setKeyword] = useState('');
  const [isJoining, setJoining] = useState(false);
  const [more, setMore] = useState<Record<number, Schemas['ChatRoomList']>>({});
  const [pages, setPages] = useState(1);
  const query: RoomsQuery = { type, limit: pageSize, ...(keyword ? { keyword } : {}) };
  const { data, error, mutate } = useQuery(
    '/v1/user/chat-rooms',
    { params: { query } },
    { keepPreviousData: true },
  );
  const further = Array.from({ length: pages - 1 }, (_, index) => index + 2);
  const answers = [data, ...further.map((page) => more[page])];
  const rooms = joinPages(answers);
  const { sections, isLoading: areSectionsLoading } = useListSections(type);
  const limit = useRoomLimit(type === 'CHANNEL');
  const isMeetings = type === 'MEETING';
  const hasMeetingChats =
    type === 'CHANNEL' && (heads?.some((head) => head.type === 'MEETING') ?? false);

  const state = (): ChatRoomListState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    // Avoids a flat list that is regrouped a moment later.
    if (areSectionsLoading) return { status: 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    const listed = rooms.map((room) =>
      toListedRoom(room, {
        head: heads?.find(({ roomId }) => roomId === room.id),
        draft: drafts.get(room.id),
        myId,
      }),
    );
    return {
      status: 'ready',
      rooms: listed,
      hasMore: answers.at(-1)?.metadata.hasNextPage ?? false,
      loadingMore: answers.at(-1) === undefined,
    };
  };

  return (
    <>
      <ChatRoomList
        type={type}
        state={state()}
        keyword={keyword}
        canCreate={canCreate ?? false}
        {...(limit === undefined ? {} : { limitReached: { limit } })}
        {...(isMeetings
          ? { onBack }
          : {
              threads: { href: '?view=threads', unreadCount: unreadThreadsOf(heads) },
              savedHref: dueReminders > 0 ? '?view=saved&group=reminders' : '?view=saved',
              dueReminders,
              sections,
              scheduled: { href: '?view=scheduled', count: scheduledCount },
              unsent,
            })}
        {...(hasMeetingChats && {
          meetings: { href: '?view=meetings', unreadCount: unreadOf(heads, 'MEETING') },
        })}
        onPreload={({ roomId }) => {
          chat.preload(roomId);
          cacheRoom(rooms.find(({ id }) => id === roomId));
        }}
        onSearch={(event) => {
          setKeyword(event.keyword);
          setPages(1);
          setMore({});
        }}
        onCreate={() => void navigate('?view=new')}
        onJoinByCode={() => setJoining(true)}
        onSearchMessages={() => void navigate('?view=search')}
        onShowUnsent={() => void navigate('?view=unsent')}
        onLoadMore={() => setPages(pages + 1)}
        onRetry={() => void mutate()}
      />
      {further.map((page) => (
        <MoreRooms
          key={`${keyword} ${page}`}
          query={{ ...query, page }}
          onAnswer={(answer) => setMore((now) => ({ ...now, [page]: answer }))}
        />
      ))}
      {isJoining ? <Join onClose={() => setJoining(false)} /> : null}
    </>
  );
}

function Join({ onClose }: { onClose(): void }) {
  const { formerRooms } = useChat();
  const navigate = useNavigate();
  const renew = useMutateQueries();
  const [error, setError] = useState<{ text: string }>();
  const [join, submitting] = useAction(async (inviteToken: string) => {
    setError(undefined);
    try {
      const body = { inviteToken };
      const room = await unwrap(office.POST('/v1/user/chat-rooms/invite-token', { body }));
      formerRooms.delete(room.id);
      void renew(['/v1/user/chat-rooms']);
      void renew(['/v1/user/chat-rooms/heads']);
      void navigate(pathOfRoom(room));
    } catch (refused) {
      setError({ text: errorText(refused) });
    }
  });
  return (
    <JoinByCode
      open
      submitting={submitting}
      error={error}
      onSubmit={({ code }) => join(code)}
      onClose={onClose}
    />
  );
}
