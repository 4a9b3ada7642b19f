import { requireCreator } from '../people/current-member.ts';
import type { Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { requireViewer, type WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { findRoomMember, type ChatMember } from './room-member-store.ts';
import { findRoomOf, lockRoom, type ChatRoom, type RoomRow } from './room-store.ts';
import type { Viewer } from '../http/claims.ts';

export type ChatDeps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime'>;

export interface RoomView {
  viewer: Viewer;
  room: RoomRow;
}

/**
 * A room that the caller is in, for reading.
 *
 * @throws {ApiError} 404 `chatRoomNotFound`, also for rooms of others
 */
export async function requireRoom(
  context: Pick<Platform, 'db'> & WithClaims,
  roomId: string,
): Promise<RoomView> {
  const viewer = requireViewer(context.claims);
  const room = await findRoomOf(context.db, viewer, roomId);
  if (!room) throw new ApiError('chatRoomNotFound');
  return { viewer, room };
}

/** The arguments of a change of a room. */
export interface RoomChange {
  tx: Transaction;
  viewer: Viewer;
  /** As it is with the change's numbers taken: `lastSeq` is the last of them. */
  room: ChatRoom;
  member: ChatMember;
  now: Date;
}

export interface RoomChangeOptions {
  roomId: string;
  /** How many numbers it takes. */
  seqs: number;
  /** Only admins of the room may. */
  admin?: boolean;
  /** Only members who may make things in chat: no guests (design §9). */
  maker?: boolean;
}

/**
 * Changes a room that the caller is in: alone, and as a whole or not at all. The numbers that it
 * takes are given back when `work` throws.
 *
 * @throws {ApiError} 404 `chatRoomNotFound`; 403 `forbidden` where `admin` or `maker` is asked for
 */
export async function changeRoom<T>(
  context: Pick<Platform, 'db' | 'now'> & WithClaims,
  { roomId, seqs, admin = false, maker = false }: RoomChangeOptions,
  work: (change: RoomChange) => Promise<T>,
): Promise<T> {
  const viewer = requireViewer(context.claims);
  // Asked before the room is held, so that strangers cannot keep its members waiting.
  if (!(await findRoomMember(context.db, roomId, viewer.userId))) {
    throw new ApiError('chatRoomNotFound');
  }
  if (maker) await requireCreator(context, 'chat');
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const room = await lockRoom(tx, viewer, roomId, seqs);
    const member = room && (await findRoomMember(tx, roomId, viewer.userId));
    if (!room || !member) throw new ApiError('chatRoomNotFound');
    if (admin && member.role !== 'ADMIN') throw new ApiError('forbidden');
    return work({ tx, viewer, room, member, now });
  });
}
