import type { Schemas } from '@office/api';
import type { OutboxEntry } from './Outbox.ts';
import type { UnsentText } from './UnsentTexts.tsx';

/**
 * Messages that will never be sent: the server refused them, and their room is none of the member's
 * any more. No room shows them.
 *
 * @param heads every room of the member; undefined while that is not known
 */
export function strandedOf(
  entries: readonly OutboxEntry[],
  heads: readonly Pick<Schemas['ChatRoomHead'], 'roomId'>[] | undefined,
): readonly OutboxEntry[] {
  if (!heads) return [];
  const mine = new Set(heads.map(({ roomId }) => roomId));
  return entries.filter(({ state, roomId }) => state === 'FAILED' && !mine.has(roomId));
}

export function toUnsentText({ request }: OutboxEntry): UnsentText {
  const { clientId, content, fileKeys = [] } = request;
  return { id: clientId, text: content, files: fileKeys.length };
}
