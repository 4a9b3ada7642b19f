import { and, eq, exists, gt, inArray, isNotNull, lt, not, or } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { files } from '../database/schema/files.ts';
import { organizations } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';

export async function insertFile(tx: Queryable, file: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(file);
}

export async function markUploaded(tx: Queryable, key: string, now: Date): Promise<void> {
  await tx.update(files).set({ uploadedAt: now }).where(eq(files.key, key));
}

/** How many files a person has announced since `since`. */
export async function countFilesSince(
  tx: Queryable,
  where: { ownerId: string; since: Date },
): Promise<number> {
  return tx.$count(files, and(eq(files.ownerId, where.ownerId), gt(files.createdAt, where.since)));
}

/** The MIME type of a file whose bytes are there; null otherwise. */
export async function findUploadedType(tx: Queryable, key: string): Promise<string | null> {
  const [row] = await tx
    .select({ mimeType: files.mimeType })
    .from(files)
    .where(and(eq(files.key, key), isNotNull(files.uploadedAt)));
  return row?.mimeType ?? null;
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
 * Forgets files that were announced before `before` and never uploaded, or never linked to; answers
 * their keys. No more than `limit` at once: their bytes have to be removed too.
 */
export async function dropUnlinkedFiles(
  tx: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const isPhoto = or(
    exists(tx.select({ id: users.id }).from(users).where(eq(users.avatarKey, files.key))),
    exists(
      tx
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.avatarKey, files.key)),
    ),
  )!;
  const unlinked = tx
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), eq(files.directory, 'profile'), not(isPhoto)))
    .limit(limit)
    // One that someone is linking to right now is left for the next time.
    .for('update', { skipLocked: true });
  const rows = await tx
    .delete(files)
    .where(inArray(files.id, unlinked))
    .returning({ key: files.key });
  return rows.map(({ key }) => key);
}
