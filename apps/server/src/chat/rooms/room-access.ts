import { requireCreator } from '../../people/current-member.ts';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContext } from '../../http/call-context.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { findRoomMember, type ChatMember } from '../store/room-member-store.ts';
import { findRoomOf, lockRoom, type ChatRoom, type RoomRow } from '../store/room-store.ts';
import type { Viewer } from '../../http/claims.ts';

export type ChatDeps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime'> &
  Partial<Pick<CallContext, 'language'>>;

export interface RoomView {
  viewer: Viewer;
  room: RoomRow;
}

/** @throws {ApiError} 404 `chatRoomNotFound`, also if the caller is not a member */
export async function requireRoom(
  context: Pick<Platform, 'db'> & WithViewer,
  roomId: string,
): Promise<RoomView> {
  const { viewer } = context;
  const room = await findRoomOf(context.db, viewer, roomId);
  if (!room) throw new ApiError('chatRoomNotFound');
  return { viewer, room };
}

export interface RoomChange {
  tx: Transaction;
  viewer: Viewer;
  /** The room after its sequence numbers were allocated. `lastSeq` is the last of them. */
  room: ChatRoom;
  member: ChatMember;
  now: Date;
}

export interface RoomChangeOptions {
  roomId: string;
  seqs: number;
  adminOnly?: boolean;
  /** Requires a role that may create content in chat; excludes guests (design §9). */
  creatorOnly?: boolean;
}

/**
 * Runs `work` in a transaction that locks a room of the caller. If `work` throws, the allocated sequence
 * numbers are released.
 * @throws {ApiError} 404 `chatRoomNotFound`; 403 `forbidden` if the caller fails the `adminOnly` or
 *   `creatorOnly` requirement; 422 `chatRoomFollowsMeeting` for `adminOnly` changes of a meeting's chat
 */
export async function changeRoom<T>(
  context: Pick<Platform, 'db' | 'now'> & WithViewer,
  { roomId, seqs, adminOnly = false, creatorOnly = false }: RoomChangeOptions,
  work: (change: RoomChange) => Promise<T>,
): Promise<T> {
  const { viewer } = context;
  // Checked before the room is locked, so that outsiders cannot block its members.
  if (!(await findRoomMember(context.db, roomId, viewer.userId))) {
    throw new ApiError('chatRoomNotFound');
  }
  if (creatorOnly) await requireCreator(context, 'chat');
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const room = await lockRoom(tx, viewer, roomId, seqs);
    const member = room && (await findRoomMember(tx, roomId, viewer.userId));
    if (!room || !member) throw new ApiError('chatRoomNotFound');
    if (adminOnly) requireAdmin({ type: room.type, role: member.role });
    return work({ tx, viewer, room, member, now });
  });
}

/**
 * Checks the requirements of `adminOnly` and `creatorOnly` changes without locking the room.
 * @throws {ApiError} like {@link changeRoom}
 */
export async function requireRoomAsAdmin(
  context: Pick<Platform, 'db'> & WithViewer,
  roomId: string,
): Promise<void> {
  const { room } = await requireRoom(context, roomId);
  await requireCreator(context, 'chat');
  requireAdmin(room);
}

function requireAdmin({ type, role }: Pick<RoomRow, 'type' | 'role'>): void {
  if (type === 'MEETING') throw new ApiError('chatRoomFollowsMeeting');
  if (role !== 'ADMIN') throw new ApiError('forbidden');
}
