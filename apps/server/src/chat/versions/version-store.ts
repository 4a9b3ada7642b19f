import { maxChatMessageVersions } from '@office/vocabulary';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatMessageVersions } from '../../database/schema/chat-versions.ts';
import { keepHeldMessages } from '../../legal-holds/held-content.ts';
import type { MessageRow } from '../store/message-store.ts';

type VersionRow = typeof chatMessageVersions.$inferSelect;

export function listVersionsOf(tx: Queryable, messageId: string): Promise<VersionRow[]> {
  return tx
    .select()
    .from(chatMessageVersions)
    .where(eq(chatMessageVersions.messageId, messageId))
    .orderBy(desc(chatMessageVersions.writtenAt), desc(chatMessageVersions.id));
}

/** Stores the current text before it is replaced, and deletes the oldest versions above the limit. */
export async function storeVersion(
  tx: Queryable,
  { id: messageId, senderId, content, editedAt, createdAt }: MessageRow,
): Promise<void> {
  if (!senderId) return;
  const writtenAt = editedAt ?? createdAt;
  await tx
    .insert(chatMessageVersions)
    .values({ messageId, authorId: senderId, content, writtenAt });
  const old = (await listVersionsOf(tx, messageId)).slice(maxChatMessageVersions);
  if (old.length === 0) return;
  await keepHeldMessages(tx, [messageId], 'EDITED');
  const ids = old.map(({ id }) => id);
  await tx.delete(chatMessageVersions).where(inArray(chatMessageVersions.id, ids));
}

export async function deleteVersionsOf(tx: Queryable, messageId: string): Promise<void> {
  await tx.delete(chatMessageVersions).where(eq(chatMessageVersions.messageId, messageId));
}
