import type { Schemas } from '@office/api';
import { maxMembersWithReceipts } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { advanceLastRead, updateMember, findRoomMember } from './room-member-store.ts';
import { findFirstUnread, findMessage } from './message-store.ts';
import { requireRoom, type ChatDeps } from './room-access.ts';
import { requireViewer } from '../http/claims.ts';
import { findRoomOf, listHeads, type RoomRow } from './room-store.ts';

/**
 * Marks a room as read up to a message; never goes back.
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
  const { id: roomId, lastReadMessageId, lastReadSeq, unreadCount } = room;
  return { roomId, lastReadMessageId, lastReadSeq, unreadCount };
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
  return {
    ...readState(room),
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
  const unread = (await listHeads(deps.db, viewer, type)).filter((head) => head.unreadCount > 0);
  return {
    type,
    unreadCount: unread.reduce((sum, head) => sum + (head.muted ? 0 : head.unreadCount), 0),
    rooms: unread.map(({ roomId, unreadCount }) => ({ roomId, unreadCount })),
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
