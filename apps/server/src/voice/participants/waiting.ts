import { voiceSlotReservationMs } from '@office/vocabulary';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { ApiError } from '../../http/api-error.ts';
import { lockMember } from '../../people/member-directory.ts';
import { countOthers, findLiveParticipants } from '../store/participant-store.ts';
import { participantLimit } from '../rooms/participant-limit.ts';
import { findOpenRoom, mayEnter, roomInvalid, type VoiceDeps } from '../rooms/room-access.ts';
import { notifyRoomOnCommit } from '../rooms/room-events.ts';
import { lockRoom, type VoiceRoomRow } from '../store/room-store.ts';
import * as store from '../store/waiter-store.ts';

/** Seats are reserved in order of arrival, immediately if one is free. */
export async function waitForPlace(
  deps: VoiceDeps,
  connection: MemberRef & { connectionId: string },
  roomId: string,
): Promise<{ ahead: number; reservedUntil: string | null }> {
  const { organizationId, userId, connectionId } = connection;
  const member = { organizationId, userId };
  await findOpenRoom(deps.db, { organizationId, roomId });
  return deps.db.transaction(async (tx) => {
    const role = await lockMember(tx, member);
    const room = role && (await lockRoom(tx, { organizationId, roomId }));
    const viewer = { ...member, isAdmin: false, isGuest: role === 'GUEST' };
    const now = deps.now();
    if (!room || !(await mayEnter(tx, viewer, room, now))) throw roomInvalid();
    await store.saveWaiter(tx, { ...member, roomId, connectionId, since: now });
    await reserveSeats(deps, tx, room);
    const row = (await store.findWaiter(tx, member))!;
    return {
      ahead: row.reservedUntil ? 0 : await store.countEarlierWaiters(tx, row),
      reservedUntil: row.reservedUntil?.toISOString() ?? null,
    };
  });
}

/** Removes a member from the waiting list. A seat reserved for the member is offered to the next waiter. */
export async function stopWaiting(
  deps: VoiceDeps,
  member: MemberRef & { connectionId: string },
): Promise<void> {
  const { organizationId, connectionId } = member;
  const roomId = await store.deleteWaiter(deps.db, member, { connectionId });
  if (roomId) await reassignSeats(deps, { organizationId, roomId });
}

/** @throws {ApiError} 409 `voiceChatRoomFull` if other participants and reserved seats fill the room */
export async function requireFreeSeat(
  deps: Pick<VoiceDeps, 'config' | 'now'>,
  tx: Queryable,
  room: Pick<VoiceRoomRow, 'id' | 'kind' | 'allHands'>,
  userId: string,
): Promise<void> {
  const others = await countOthers(tx, room.id, userId);
  const reserved = await store.countReservedSeats(tx, room.id, { userId, now: deps.now() });
  if (others + reserved >= participantLimit(deps, room)) throw new ApiError('voiceChatRoomFull');
}

/** Reserves free seats for the longest waiting members. The caller must hold the lock on the room row. */
export async function reserveSeats(
  deps: Pick<VoiceDeps, 'config' | 'now'>,
  tx: Transaction,
  room: Pick<VoiceRoomRow, 'id' | 'kind' | 'allHands'>,
): Promise<void> {
  const { id: roomId } = room;
  const now = deps.now();
  await store.deleteExpiredWaiters(tx, roomId, now);
  const waiters = await store.countWaiters(tx, roomId);
  if (waiters.waiting === 0) return;
  const inside = (await findLiveParticipants(tx, roomId)).length;
  const places = participantLimit(deps, room) - inside - waiters.held;
  if (places <= 0) return;
  const reservedUntil = new Date(now.getTime() + voiceSlotReservationMs);
  const connectionIds = await store.reserveFreeSeats(tx, roomId, { places, reservedUntil });
  const until = reservedUntil.toISOString();
  await notifyRoomOnCommit(tx, { kind: 'placeFree', roomId, connectionIds, reservedUntil: until });
}

export async function reassignExpiredSeats(deps: VoiceDeps): Promise<void> {
  for (const where of await store.findRoomsWithExpiredWaiters(deps.db, deps.now())) {
    await reassignSeats(deps, where);
  }
}

async function reassignSeats(
  deps: VoiceDeps,
  where: { organizationId: string; roomId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const room = await lockRoom(tx, where);
    if (room) await reserveSeats(deps, tx, room);
  });
}
