import { and, asc, eq, exists } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { customEmojis, organizationCustomEmoji } from '../database/schema/custom-emoji.ts';
import { files } from '../database/schema/files.ts';
import { users } from '../database/schema/users.ts';

interface EmojiRef {
  organizationId: string;
  emojiId: string;
}

interface EmojiFilter extends EmojiRef {
  addedBy?: string;
}

interface EmojiName {
  organizationId: string;
  name: string;
}

export type SettingRow = typeof organizationCustomEmoji.$inferSelect;

export const emojiFileLinks: FileLinks = (tx) => [
  exists(
    tx.select({ id: customEmojis.id }).from(customEmojis).where(eq(customEmojis.fileId, files.id)),
  ),
];

export async function isFileLinked(tx: Queryable, fileId: string): Promise<boolean> {
  return (await tx.$count(customEmojis, eq(customEmojis.fileId, fileId))) > 0;
}

const emoji = { id: customEmojis.id, name: customEmojis.name, pictureKey: files.key };

export function listEmoji(tx: Queryable, organizationId: string) {
  return tx
    .select({ ...emoji, addedBy: customEmojis.addedBy })
    .from(customEmojis)
    .innerJoin(files, eq(files.id, customEmojis.fileId))
    .where(eq(customEmojis.organizationId, organizationId))
    .orderBy(asc(customEmojis.name));
}

export function listEmojiWithAuthors(tx: Queryable, organizationId: string) {
  return tx
    .select({
      ...emoji,
      addedBy: { id: users.id, nameKanji: users.nameKanji, nameLatin: users.nameLatin },
      createdAt: customEmojis.createdAt,
    })
    .from(customEmojis)
    .innerJoin(files, eq(files.id, customEmojis.fileId))
    .leftJoin(users, eq(users.id, customEmojis.addedBy))
    .where(eq(customEmojis.organizationId, organizationId))
    .orderBy(asc(customEmojis.name));
}

export function countEmoji(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(customEmojis, eq(customEmojis.organizationId, organizationId));
}

export async function hasEmoji(tx: Queryable, { organizationId, name }: EmojiName) {
  const isIt = and(eq(customEmojis.organizationId, organizationId), eq(customEmojis.name, name));
  return (await tx.$count(customEmojis, isIt)) > 0;
}

export async function insertEmoji(
  tx: Queryable,
  values: typeof customEmojis.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(customEmojis).values(values).returning({ id: customEmojis.id });
  return row!.id;
}

/** Returns the deleted emoji, or null if the organisation or member does not have it. */
export async function deleteEmoji(
  tx: Queryable,
  { organizationId, emojiId, addedBy }: EmojiFilter,
): Promise<{ name: string; pictureKey: string } | null> {
  const [row] = await tx
    .delete(customEmojis)
    .where(
      and(
        eq(customEmojis.organizationId, organizationId),
        eq(customEmojis.id, emojiId),
        addedBy ? eq(customEmojis.addedBy, addedBy) : undefined,
      ),
    )
    .returning({ name: customEmojis.name, fileId: customEmojis.fileId });
  if (!row) return null;
  const [file] = await tx.select({ key: files.key }).from(files).where(eq(files.id, row.fileId));
  return { name: row.name, pictureKey: file!.key };
}

export async function findSetting(
  tx: Queryable,
  organizationId: string,
): Promise<SettingRow | null> {
  const [row] = await tx
    .select()
    .from(organizationCustomEmoji)
    .where(eq(organizationCustomEmoji.organizationId, organizationId));
  return row ?? null;
}

export async function saveSetting(tx: Queryable, setting: SettingRow): Promise<void> {
  await tx.insert(organizationCustomEmoji).values(setting).onConflictDoUpdate({
    target: organizationCustomEmoji.organizationId,
    set: setting,
  });
}
