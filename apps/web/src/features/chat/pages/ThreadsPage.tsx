import type { Schemas } from '@office/api';
import {
  ThreadList,
  type ListedThread,
  type ThreadLine,
  type ThreadListState,
} from '@office/ui/screens/chat';
import { useEffect, useEffectEvent, useState } from 'react';
import { toNamedPerson } from '@office/client/people/displayName.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { textOf } from '../models/messages/forwarding.ts';
import { pathOfRoom } from '../models/roomPaths.ts';
import { joinThreads } from '../models/lists/threadLists.ts';

const threadsPath = '/v1/user/chat-rooms/threads';
const pageSize = 20;

type Thread = Schemas['ChatFollowedThread'];
type Page = Schemas['ChatFollowedThreadList'];

export function ThreadsPage({ onBack }: { onBack(): void }) {
  const { data, error, mutate } = useThreads(1);
  const [more, setMore] = useState<Record<number, Page>>({});
  const [pages, setPages] = useState(1);
  const further = Array.from({ length: pages - 1 }, (_, index) => index + 2);
  const answers = [data, ...further.map((page) => more[page])];

  const state = (): ThreadListState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      threads: joinThreads(answers).map(toListedThread),
      hasMore: answers.at(-1)?.metadata.hasNextPage ?? true,
      loadingMore: answers.at(-1) === undefined,
    };
  };
  return (
    <>
      <ThreadList
        state={state()}
        onLoadMore={() => setPages(pages + 1)}
        onBack={onBack}
        onRetry={() => void mutate()}
      />
      {further.map((page) => (
        <MoreThreads
          key={page}
          page={page}
          onAnswer={(answer) => setMore((now) => ({ ...now, [page]: answer }))}
        />
      ))}
    </>
  );
}

const useThreads = (page: number) =>
  useQuery(threadsPath, { params: { query: { limit: pageSize, page } } });

/** Loads another page and keeps it in the SWR cache, where realtime updates apply. Renders nothing. */
function MoreThreads({ page, onAnswer }: { page: number; onAnswer(answer: Page): void }) {
  const { data } = useThreads(page);
  const answerNow = useEffectEvent(onAnswer);
  useEffect(() => {
    if (data) answerNow(data);
  }, [data]);
  return null;
}

function toListedThread({
  room,
  root,
  lastReply,
  unreadCount,
  unreadMentions,
}: Thread): ListedThread {
  return {
    threadRootId: root.id,
    room: { type: room.type, name: room.name },
    root: toLine(root),
    ...(lastReply ? { lastReply: toLine(lastReply) } : {}),
    lastReplyAt: root.thread?.lastReplyAt ?? root.createdAt,
    replyCount: root.thread?.replyCount ?? 0,
    unreadCount,
    unreadMentions,
    href: `${pathOfRoom(room)}?thread=${root.id}`,
  };
}

function toLine(message: Schemas['ChatMessage']): ThreadLine {
  const { sender, deletedAt } = message;
  return {
    sender: sender && toNamedPerson(sender),
    text: textOf(message),
    deleted: deletedAt !== null,
  };
}
