import type { Transaction } from '../database/database.ts';
import type { Platform } from '../http/operation.ts';
import { announceRoomChange } from './announce.ts';
import { findHeir, findMembership, updateMember } from './member-store.ts';
import { findLeaderless, lockRoom, updateRoom, type ChatRoom } from './room-store.ts';

type Deps = Pick<Platform, 'db' | 'files' | 'now' | 'realtime'>;

/**
 * Gives every channel whose admins have all left the organisation, or are blocked in it, to whoever
 * of its members is there longest, and tells the room.
 */
export async function handOverRooms(deps: Deps): Promise<void> {
  for (const { organizationId, roomId } of await findLeaderless(deps.db)) {
    const changed = await deps.db.transaction(async (tx) => {
      const room = await lockRoom(tx, { organizationId }, roomId, 1);
      return room && handOver(tx, room);
    });
    if (changed) await announceRoomChange(deps, changed.room, changed.roles);
  }
}

async function handOver(tx: Transaction, room: ChatRoom) {
  const { id: roomId, lastSeq } = room;
  // Nobody, when someone became admin just now: the number that this took is told all the same.
  const heir = await findHeir(tx, roomId);
  if (heir) await updateMember(tx, { roomId, userId: heir }, { role: 'ADMIN' });
  // An owner who is blocked may come back, and is the owner then.
  const isThere = room.ownerId && (await findMembership(tx, roomId, room.ownerId));
  const ownerId = isThere ? room.ownerId : heir;
  await updateRoom(tx, roomId, { ownerId, infoSeq: lastSeq });
  return {
    room: { ...room, ownerId },
    roles: heir ? [{ userId: heir, role: 'ADMIN' as const }] : [],
  };
}
