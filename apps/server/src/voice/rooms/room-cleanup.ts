import type { Database } from '../../database/database.ts';
import { deleteInvitations } from '../store/invitation-store.ts';
import {
  deleteIfEmpty,
  findEmptyRooms,
  lockRoom,
  type VoiceRoomKind,
} from '../store/room-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export function deleteStaleCalls(db: Database, now: Date): Promise<number> {
  return deleteEmptyRooms(db, ['DIRECT'], new Date(now.getTime() - 2 * minute));
}

/** Deletes old invitations and empty area and meeting rooms, which are created again on demand. */
export async function deleteStaleVoiceRooms(db: Database, now: Date): Promise<number> {
  const yesterday = new Date(now.getTime() - day);
  const invitations = await deleteInvitations(db, yesterday);
  return invitations + (await deleteEmptyRooms(db, ['AREA', 'MEETING_AREA', 'MEETING'], yesterday));
}

async function deleteEmptyRooms(
  db: Database,
  kinds: readonly VoiceRoomKind[],
  createdBefore: Date,
): Promise<number> {
  let forgotten = 0;
  for (const where of await findEmptyRooms(db, { kinds, createdBefore })) {
    await db.transaction(async (tx) => {
      if ((await lockRoom(tx, where)) && (await deleteIfEmpty(tx, where.roomId))) forgotten += 1;
    });
  }
  return forgotten;
}
