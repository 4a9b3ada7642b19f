import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { chatAttachments, chatMembers, chatRooms } from '../database/schema/chat.ts';
import { files } from '../database/schema/files.ts';
import { memberships, organizations } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { membershipIs, notBlocked } from '../database/membership.ts';

export type FileRecord = typeof files.$inferSelect;

export async function insertFiles(
  tx: Queryable,
  rows: (typeof files.$inferInsert)[],
): Promise<void> {
  await tx.insert(files).values(rows);
}

export async function markUploaded(
  tx: Queryable,
  key: string,
  found: { now: Date; width: number | null; height: number | null },
): Promise<void> {
  const { now, width, height } = found;
  await tx.update(files).set({ uploadedAt: now, width, height }).where(eq(files.key, key));
}

export async function findFile(tx: Queryable, key: string): Promise<FileRecord | null> {
  const [row] = await tx.select().from(files).where(eq(files.key, key));
  return row ?? null;
}

/** The same; nobody else changes it until the transaction is done. */
export async function lockFile(tx: Queryable, key: string): Promise<FileRecord | null> {
  const [row] = await tx.select().from(files).where(eq(files.key, key)).for('no key update');
  return row ?? null;
}

export async function findFiles(tx: Queryable, keys: readonly string[]): Promise<FileRecord[]> {
  if (keys.length === 0) return [];
  return tx
    .select()
    .from(files)
    .where(inArray(files.key, [...keys]));
}

/**
 * Those of some files that are attached to messages of rooms that a person is in. A blocked person is
 * in none, even while an address that was signed before has not expired.
 */
export async function findReadableAttachments(
  tx: Queryable,
  userId: string,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ key: files.key })
    .from(files)
    .innerJoin(chatAttachments, eq(chatAttachments.fileId, files.id))
    .innerJoin(chatMembers, eq(chatMembers.roomId, chatAttachments.roomId))
    .innerJoin(chatRooms, eq(chatRooms.id, chatAttachments.roomId))
    .innerJoin(memberships, membershipIs(chatMembers))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        inArray(files.key, [...keys]),
        isNotNull(files.uploadedAt),
        eq(chatMembers.userId, userId),
        isNull(chatRooms.deletedAt),
        notBlocked(),
        isNull(organizations.blockedAt),
      ),
    );
  return rows.map(({ key }) => key);
}

export async function deleteFile(tx: Queryable, key: string): Promise<void> {
  await tx.delete(files).where(eq(files.key, key));
}

/** How many files a person has announced for a purpose since `since`. */
export async function countFilesSince(
  tx: Queryable,
  where: { ownerId: string; directory: string; since: Date },
): Promise<number> {
  const { ownerId, directory, since } = where;
  return tx.$count(
    files,
    and(eq(files.ownerId, ownerId), eq(files.directory, directory), gt(files.createdAt, since)),
  );
}

/**
 * Whether a person has uploaded this file to this directory. It stays until the transaction ends, so
 * that it can be linked to.
 */
export async function hasUploaded(
  tx: Queryable,
  file: { key: string; ownerId: string; directory: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.key, file.key),
        eq(files.ownerId, file.ownerId),
        eq(files.directory, file.directory),
        isNotNull(files.uploadedAt),
      ),
    )
    .for('key share');
  return rows.length > 0;
}

/**
 * Deletes files that were announced before `before` and never uploaded, or never linked to; answers
 * their keys. No more than `limit` at once: their bytes have to be removed too.
 */
export async function deleteUnlinkedFiles(
  tx: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const isLinked = or(
    exists(tx.select({ id: users.id }).from(users).where(eq(users.avatarKey, files.key))),
    exists(
      tx
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.avatarKey, files.key)),
    ),
    exists(tx.select({ id: chatRooms.id }).from(chatRooms).where(eq(chatRooms.logoKey, files.key))),
    exists(
      tx
        .select({ id: chatAttachments.id })
        .from(chatAttachments)
        .where(eq(chatAttachments.fileId, files.id)),
    ),
  )!;
  const unlinked = tx
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), not(isLinked)))
    .limit(limit)
    // One that someone is linking to right now is left for the next time.
    .for('update', { skipLocked: true });
  const rows = await tx
    .delete(files)
    .where(inArray(files.id, unlinked))
    .returning({ key: files.key });
  return rows.map(({ key }) => key);
}
