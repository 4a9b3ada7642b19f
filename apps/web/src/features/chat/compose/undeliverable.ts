import type { Schemas } from '@office/api';
import type { UnsentMessage } from '@office/ui';
import type { OutboxEntry } from './Outbox.ts';

/**
 * The messages that will never be sent: the server refused them, and the member is in their room no
 * longer. No room shows them.
 *
 * @param heads every room of the member; undefined while that is not known
 */
export function undeliverableIn(
  entries: readonly OutboxEntry[],
  heads: readonly Pick<Schemas['ChatRoomHead'], 'roomId'>[] | undefined,
): readonly OutboxEntry[] {
  if (!heads) return [];
  const mine = new Set(heads.map(({ roomId }) => roomId));
  return entries.filter(({ state, roomId }) => state === 'FAILED' && !mine.has(roomId));
}

export function toUnsentMessage({ request }: OutboxEntry): UnsentMessage {
  const { clientId, content, fileKeys = [] } = request;
  return { id: clientId, text: content, fileCount: fileKeys.length };
}
