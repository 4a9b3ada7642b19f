import type { Schemas } from '@office/api';
import { unreadTotal, maxMembersWithReceipts } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer, WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { advanceLastRead, updateMember, findRoomMember } from '../store/room-member-store.ts';
import { deleteReadMentions } from '../store/thread-store.ts';
import { findFirstUnread, findMessage } from '../store/message-store.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import { findRoomOf, listHeads, type RoomRow } from '../store/room-store.ts';

/** Marks a room as read up to a message. Never moves the position back. */
export async function updateLastRead(
  context: ChatDeps & WithViewer,
  roomId: string,
  messageId: string,
): Promise<Schemas['ChatReadState']> {
  const { viewer, room } = await requireRoom(context, roomId);
  const message = await findMessage(context.db, roomId, messageId);
  if (!message) throw new ApiError('chatMessageNotFound');
  const { userId } = viewer;
  const { seq, ordinal } = message;
  const moved = await advanceLastRead(context.db, { roomId, userId }, { messageId, seq, ordinal });
  if (moved) await deleteReadMentions(context.db, { roomId, userId }, ordinal);
  const state = readState((await findRoomOf(context.db, viewer, roomId)) ?? room);
  if (moved)
    await publishReadState(context, viewer, room, { ...state, lastReadMessageId: messageId });
  return state;
}

/** Notifies the members of a small room, and only the member's own tabs in a large one. */
export async function publishReadState(
  { realtime }: Pick<ChatDeps, 'realtime'>,
  viewer: Viewer,
  room: RoomRow,
  { lastReadMessageId, ...state }: Schemas['ChatReadState'],
): Promise<void> {
  if (!lastReadMessageId) return;
  const { organizationId, userId } = viewer;
  const isLarge = room.memberCount > maxMembersWithReceipts;
  await realtime.publish(
    'updateLastReadMsgChat',
    isLarge ? viewer : { organizationId, chatRoomId: room.id },
    { ...state, userId, lastReadMessageId },
  );
}

export function readState(room: RoomRow): Schemas['ChatReadState'] {
  const { id: roomId, lastReadMessageId, lastReadSeq, lastSeq, unreadCount } = room;
  const unreadMentions = room.ownUnreadMentions;
  return { roomId, lastReadMessageId, lastReadSeq, lastSeq, unreadCount, unreadMentions };
}

export async function getUnreadMessage(
  context: ChatDeps & WithViewer,
  roomId: string,
): Promise<Schemas['ChatUnreadMessage']> {
  const { viewer, room } = await requireRoom(context, roomId);
  const member = await findRoomMember(context.db, roomId, viewer.userId);
  if (!member) throw new ApiError('chatRoomNotFound');
  const first = await findFirstUnread(context.db, roomId, member.lastReadOrdinal);
  const { lastReadMessageId, lastReadSeq, unreadCount } = room;
  return {
    roomId,
    unreadCount,
    lastReadMessageId,
    lastReadSeq,
    firstUnreadMessageId: first?.id ?? null,
    firstUnreadSeq: first?.seq ?? null,
  };
}

export async function getUnreadTotal(
  context: ChatDeps & WithViewer,
  type: Schemas['ChatRoomType'],
): Promise<Schemas['ChatUnreadTotal']> {
  const { viewer } = context;
  const heads = await listHeads(context.db, viewer, type);
  const rooms = heads.map(({ roomId, unreadCount, unreadMentions, unreadThreads }) => ({
    roomId,
    unreadCount,
    unreadMentions,
    unreadReplies: unreadThreads.reduce((sum, thread) => sum + thread.unreadCount, 0),
  }));
  return {
    type,
    unreadCount: heads.reduce((sum, head) => sum + unreadTotal(head), 0),
    rooms: rooms.filter(
      ({ unreadCount, unreadMentions, unreadReplies }) =>
        unreadCount + unreadMentions + unreadReplies > 0,
    ),
  };
}

export async function getHeads(
  context: ChatDeps & WithViewer,
): Promise<Page<Schemas['ChatRoomHead']>> {
  return toSinglePage(await listHeads(context.db, context.viewer));
}

export async function muteRoom(
  context: ChatDeps & WithViewer,
  roomId: string,
  muted: boolean,
): Promise<Schemas['ChatMuteState']> {
  const { viewer } = await requireRoom(context, roomId);
  await updateMember(context.db, { roomId, userId: viewer.userId }, { muted });
  await context.realtime.publish('chatRoomMuted', viewer, { roomId, muted });
  return { roomId, muted };
}
