import type { Schemas } from '@office/api';
import type { UnsentMessage } from '@office/ui/screens/chat';
import type { OutboxEntry } from './Outbox.ts';

/** Returns rejected messages of rooms that the member has left. `heads` are all rooms, once loaded. */
export function findUndeliverable(
  entries: readonly OutboxEntry[],
  heads: readonly Pick<Schemas['ChatRoomHead'], 'roomId'>[] | undefined,
): readonly OutboxEntry[] {
  if (!heads) return [];
  const roomIds = new Set(heads.map(({ roomId }) => roomId));
  return entries.filter(({ state, roomId }) => state === 'FAILED' && !roomIds.has(roomId));
}

export function toUnsentMessage({ request }: OutboxEntry): UnsentMessage {
  const { clientId, content, fileKeys = [] } = request;
  return { id: clientId, text: content, fileCount: fileKeys.length };
}
