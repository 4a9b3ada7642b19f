import type { Schemas } from '@office/api';
import { attentionOf, maxMembersWithReceipts } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { advanceLastRead, updateMember, findRoomMember } from './room-member-store.ts';
import { deleteReadMentions } from './thread-store.ts';
import { findFirstUnread, findMessage } from './message-store.ts';
import { requireRoom, type ChatDeps } from './room-access.ts';
import { requireViewer } from '../http/claims.ts';
import { findRoomOf, listHeads, type RoomRow } from './room-store.ts';

/**
 * Marks a room as read up to a message. Never moves the position back.
 *
 * @throws {ApiError} 404 `chatRoomNotFound`, `chatMessageNotFound`
 */
export async function updateLastRead(
  deps: ChatDeps,
  claims: Claims,
  roomId: string,
  messageId: string,
): Promise<Schemas['ChatReadState']> {
  const { viewer, room } = await requireRoom(deps, claims, roomId);
  const message = await findMessage(deps.db, roomId, messageId);
  if (!message) throw new ApiError('chatMessageNotFound');
  const { organizationId, userId } = viewer;
  const { seq, ordinal } = message;
  const moved = await advanceLastRead(deps.db, { roomId, userId }, { messageId, seq, ordinal });
  if (moved) await deleteReadMentions(deps.db, { roomId, userId }, ordinal);
  const state = readState((await findRoomOf(deps.db, viewer, roomId)) ?? room);
  if (moved) {
    const isLarge = room.memberCount > maxMembersWithReceipts;
    await deps.realtime.publish(
      'updateLastReadMsgChat',
      isLarge ? viewer : { organizationId, chatRoomId: roomId },
      { ...state, userId, lastReadMessageId: messageId },
    );
  }
  return state;
}

function readState(room: RoomRow): Schemas['ChatReadState'] {
  const { id: roomId, lastReadMessageId, lastReadSeq, lastSeq, unreadCount } = room;
  const unreadMentions = room.ownUnreadMentions;
  return { roomId, lastReadMessageId, lastReadSeq, lastSeq, unreadCount, unreadMentions };
}

/** @throws {ApiError} 404 `chatRoomNotFound` */
export async function getUnreadMessage(
  deps: ChatDeps,
  claims: Claims,
  roomId: string,
): Promise<Schemas['ChatUnreadMessage']> {
  const { viewer, room } = await requireRoom(deps, claims, roomId);
  const member = await findRoomMember(deps.db, roomId, viewer.userId);
  if (!member) throw new ApiError('chatRoomNotFound');
  const first = await findFirstUnread(deps.db, roomId, member.lastReadOrdinal);
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
  deps: ChatDeps,
  claims: Claims,
  type: Schemas['ChatRoomType'],
): Promise<Schemas['ChatUnreadTotal']> {
  const viewer = requireViewer(claims);
  const heads = await listHeads(deps.db, viewer, type);
  const rooms = heads.map(({ roomId, unreadCount, unreadMentions, unreadThreads }) => ({
    roomId,
    unreadCount,
    unreadMentions,
    unreadReplies: unreadThreads.reduce((sum, thread) => sum + thread.unreadCount, 0),
  }));
  return {
    type,
    unreadCount: heads.reduce((sum, head) => sum + attentionOf(head), 0),
    rooms: rooms.filter(
      ({ unreadCount, unreadMentions, unreadReplies }) =>
        unreadCount + unreadMentions + unreadReplies > 0,
    ),
  };
}

export async function getHeads(
  deps: ChatDeps,
  claims: Claims,
): Promise<Page<Schemas['ChatRoomHead']>> {
  return toSinglePage(await listHeads(deps.db, requireViewer(claims)));
}

/** @throws {ApiError} 404 `chatRoomNotFound` */
export async function muteRoom(
  deps: ChatDeps,
  claims: Claims,
  roomId: string,
  muted: boolean,
): Promise<Schemas['ChatMuteState']> {
  const { viewer } = await requireRoom(deps, claims, roomId);
  await updateMember(deps.db, { roomId, userId: viewer.userId }, { muted });
  await deps.realtime.publish('chatRoomMuted', viewer, { roomId, muted });
  return { roomId, muted };
}
