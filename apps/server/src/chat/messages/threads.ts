import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type Page } from '../../http/page.ts';
import type { PageRequest } from '../../database/page.ts';
import { findMessage } from '../store/message-store.ts';
import { findListedMessages } from './listed-messages.ts';
import { changeRoom, requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import {
  advanceThreadRead,
  findThreadState,
  listFollowedThreads,
  setFollowing,
} from '../store/thread-store.ts';

interface ThreadRef {
  roomId: string;
  /** Id of the first message of the thread. */
  messageId: string;
}

export async function listThreads(
  context: ChatDeps & WithViewer,
  query: PageRequest,
): Promise<Page<Schemas['ChatFollowedThread']>> {
  const { viewer } = context;
  const { rows, total } = await listFollowedThreads(context.db, viewer, query);
  const refs = rows.flatMap(({ roomId, rootId, lastReplyId }) => [
    { roomId, messageId: rootId },
    ...(lastReplyId ? [{ roomId, messageId: lastReplyId }] : []),
  ]);
  const { messages, rooms } = await findListedMessages(context, viewer, refs);
  const threads = rows.flatMap(({ roomId, rootId, lastReplyId, unreadCount, unreadMentions }) => {
    const [room, root] = [rooms.get(roomId), messages.get(rootId)];
    const lastReply = (lastReplyId && messages.get(lastReplyId)) || null;
    return room && root ? [{ room, root, lastReply, unreadCount, unreadMentions }] : [];
  });
  return toPage(threads, total, query);
}

export async function getThreadState(
  context: ChatDeps & WithViewer,
  ref: ThreadRef,
): Promise<Schemas['ChatThreadState']> {
  await requireThread(context, ref);
  return stateOf(context, ref);
}

/** Marks replies as read, follows or unfollows a thread, and notifies the caller's other tabs. */
export async function updateThreadState(
  context: ChatDeps & WithViewer,
  ref: ThreadRef,
  { following, lastReadMessageId }: Schemas['UpdateChatThreadStateRequest'],
): Promise<Schemas['ChatThreadState']> {
  const { roomId, messageId: rootId } = ref;
  const { userId } = context.viewer;
  const viewer = await requireThread(context, ref);
  if (lastReadMessageId) {
    const reply = await findMessage(context.db, roomId, lastReadMessageId);
    if (reply?.threadRootId !== rootId) throw new ApiError('chatMessageNotFound');
    await advanceThreadRead(context.db, { rootId, userId }, reply.seq);
  }
  if (following !== undefined) {
    await changeRoom(context, { roomId, seqs: 0 }, ({ tx }) =>
      setFollowing(tx, { roomId, rootId, userId }, following),
    );
  }
  const state = await stateOf(context, ref);
  await context.realtime.publish('chatThreadUpdated', viewer, state);
  return state;
}

async function requireThread(context: ChatDeps & WithViewer, { roomId, messageId }: ThreadRef) {
  const { viewer } = await requireRoom(context, roomId);
  const root = await findMessage(context.db, roomId, messageId);
  if (!root || root.threadRootId) throw new ApiError('chatMessageNotFound');
  return viewer;
}

async function stateOf(
  context: ChatDeps & WithViewer,
  { roomId, messageId: rootId }: ThreadRef,
): Promise<Schemas['ChatThreadState']> {
  const { userId } = context.viewer;
  const state = await findThreadState(context.db, roomId, { rootId, userId });
  if (!state) throw new ApiError('chatMessageNotFound');
  return state;
}
