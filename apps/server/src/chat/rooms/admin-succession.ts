import type { Transaction } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishRoomUpdated } from './room-events.ts';
import {
  demoteGuests,
  findSuccessor,
  findRoomsNeedingAdmin,
} from '../store/admin-succession-store.ts';
import { findRoomMember, updateMember } from '../store/room-member-store.ts';
import { lockRoom, updateRoom, type ChatRoom } from '../store/room-store.ts';

type Deps = Pick<Platform, 'db' | 'files' | 'now' | 'realtime'>;

/**
 * Promotes the longest-serving member of every channel whose admins have all left the organisation,
 * are blocked or have become guests. Guests lose their admin role.
 * @param adminId limits the check to the channels of this admin
 */
export async function assignSuccessors(deps: Deps, adminId?: string): Promise<void> {
  for (const { organizationId, roomId } of await findRoomsNeedingAdmin(deps.db, adminId)) {
    const changed = await deps.db.transaction(async (tx) => {
      const room = await lockRoom(tx, { organizationId }, roomId, 1);
      return room && assignSuccessor(tx, room);
    });
    if (changed) await publishRoomUpdated(deps, changed.room, changed.roles);
  }
}

async function assignSuccessor(tx: Transaction, room: ChatRoom) {
  const { id: roomId, lastSeq } = room;
  const leader = await findSuccessor(tx, roomId);
  // The update is published even without a successor, because a sequence number has been used.
  const demoted = leader ? await demoteGuests(tx, roomId) : [];
  const isNew = leader?.role === 'USER';
  if (isNew) await updateMember(tx, { roomId, userId: leader.userId }, { role: 'ADMIN' });
  const ownerId = leader ? await findOwner(tx, room, leader.userId, demoted) : room.ownerId;
  await updateRoom(tx, roomId, { ownerId, infoSeq: lastSeq });
  return {
    room: { ...room, ownerId },
    roles: [
      ...demoted.map((userId) => ({ userId, role: 'USER' as const })),
      ...(isNew ? [{ userId: leader.userId, role: 'ADMIN' as const }] : []),
    ],
  };
}

/** A blocked owner stays the owner, because the block can be lifted. */
async function findOwner(
  tx: Transaction,
  { id: roomId, ownerId }: ChatRoom,
  leaderId: string,
  demoted: readonly string[],
): Promise<string> {
  const stays =
    ownerId && !demoted.includes(ownerId) && (await findRoomMember(tx, roomId, ownerId));
  return stays ? ownerId : leaderId;
}
