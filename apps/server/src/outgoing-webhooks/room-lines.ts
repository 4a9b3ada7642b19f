import type { Transaction } from '../database/database.ts';
import { addRoomLine } from '../chat/rooms/room-lines.ts';
import { publishRoomUpdated } from '../chat/rooms/room-events.ts';
import type { ChatDeps } from '../chat/rooms/room-access.ts';
import type { WebhookRow } from './webhook-store.ts';

type ChangedRoom = NonNullable<Awaited<ReturnType<typeof addRoomLine>>>;

/** Adds lines to rooms that a webhook is connected to or disconnected from. Call {@link publishRooms} after the commit. */
export async function announceRooms(
  tx: Transaction,
  {
    webhook: { organizationId, name: newName },
    actorId,
    now,
    ...rooms
  }: {
    webhook: Pick<WebhookRow, 'organizationId' | 'name'>;
    /** Null for the server. */
    actorId: string | null;
    now: Date;
    added: readonly { id: string }[];
    removed: readonly { id: string }[];
  },
): Promise<ChangedRoom[]> {
  const lines = [
    ...rooms.added.map(({ id }) => ({ id, kind: 'WEBHOOK_CONNECTED' as const })),
    ...rooms.removed.map(({ id }) => ({ id, kind: 'WEBHOOK_DISCONNECTED' as const })),
  ].toSorted((one, other) => one.id.localeCompare(other.id));
  const changed: ChangedRoom[] = [];
  // Locks the rooms in the order of their ids, so that concurrent changes cannot deadlock.
  for (const { id: roomId, kind } of lines) {
    const room = await addRoomLine(tx, { organizationId, roomId, now }, { kind, actorId, newName });
    if (room) changed.push(room);
  }
  return changed;
}

export async function publishRooms(deps: ChatDeps, rooms: readonly ChangedRoom[]): Promise<void> {
  for (const room of rooms) await publishRoomUpdated(deps, room);
}
