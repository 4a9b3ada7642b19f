import type { Transaction } from '../../database/database.ts';
import { lockRoom, updateRoom, type ChatRoom } from '../store/room-store.ts';
import { insertSystemLine } from '../system-lines/line-store.ts';

/** Adds a system line about a change that another area makes. Returns null for a deleted room. */
export async function addRoomLine(
  tx: Transaction,
  { organizationId, roomId, now }: { organizationId: string; roomId: string; now: Date },
  line: Parameters<typeof insertSystemLine>[2],
): Promise<ChatRoom | null> {
  const room = await lockRoom(tx, { organizationId }, roomId, 1);
  if (!room) return null;
  await updateRoom(tx, roomId, { infoSeq: room.lastSeq });
  await insertSystemLine(tx, { room, now }, line);
  return room;
}
