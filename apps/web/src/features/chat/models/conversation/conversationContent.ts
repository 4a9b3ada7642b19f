import type { PdfPreviews } from '../../../../platform/files/PdfPreviews.ts';
import type { OutboxEntry } from '../../compose/Outbox.ts';
import type { Upload } from '../../compose/Uploads.ts';
import { keyOf } from '../../sync/conversationRef.ts';
import type { RoomLog } from '../../sync/roomLog.ts';
import type { RoomSync } from '../../sync/RoomSync.ts';
import type { ChatModels } from '../chatModels.ts';
import type { FileLinks } from '../FileLinks.ts';

export interface ConversationContent {
  readonly log: RoomLog;
  readonly pending: readonly OutboxEntry[];
  readonly uploads: readonly Upload[];
  readonly typing: readonly string[];
  readonly links: ReturnType<FileLinks['getSnapshot']>;
  readonly pdfs: ReturnType<PdfPreviews['getSnapshot']>;
}

/** @param shownPending returned as `pending` when its entries are unchanged */
export function contentOf(
  key: string,
  sync: RoomSync,
  parts: ChatModels,
  shownPending: readonly OutboxEntry[] = [],
): ConversationContent {
  const pending = parts.outbox
    .getSnapshot()
    .filter(({ roomId, request }) => keyOf({ ...request, roomId }) === key);
  return {
    log: sync.getSnapshot(),
    pending: isSameList(pending, shownPending) ? shownPending : pending,
    uploads: parts.uploads.of(key),
    typing: parts.typing.in(key),
    links: parts.links.getSnapshot(),
    pdfs: parts.pdfs.getSnapshot(),
  };
}

export function isSameContent(one: ConversationContent, other: ConversationContent): boolean {
  const fields = Object.keys(one) as (keyof ConversationContent)[];
  return fields.every((field) => one[field] === other[field]);
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
