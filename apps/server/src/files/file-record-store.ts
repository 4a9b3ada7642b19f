import type { FileDirectory } from '@office/vocabulary';
import { and, eq, gt, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import type { FileLinks } from '../database/file-links.ts';
import { files } from '../database/schema/files.ts';
import { users } from '../database/schema/users.ts';

export type FileRecord = typeof files.$inferSelect;

/** A file that someone announces. */
export interface NewFile {
  ownerId: string;
  organizationId: string | null;
  directory: FileDirectory;
  /** Bytes. */
  size: number;
}

/** How many files there are, and how many bytes. */
export interface FileSum {
  files: number;
  bytes: number;
}

export async function insertFiles(
  tx: Queryable,
  rows: (typeof files.$inferInsert)[],
): Promise<void> {
  await tx.insert(files).values(rows);
}

export async function markUploaded(
  tx: Queryable,
  key: string,
  found: Pick<FileRecord, 'uploadedAt' | 'size' | 'width' | 'height'>,
): Promise<void> {
  await tx.update(files).set(found).where(eq(files.key, key));
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

export async function deleteFile(tx: Queryable, key: string): Promise<void> {
  await tx.delete(files).where(eq(files.key, key));
}

/** Lets one transaction at a time add files of a person, or of an organisation. */
export async function lockFileOwners(
  tx: Queryable,
  { ownerId, organizationId }: Pick<NewFile, 'ownerId' | 'organizationId'>,
): Promise<void> {
  // The person first, everywhere: two transactions take turns instead of waiting for each other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  if (organizationId) await lockOrganization(tx, organizationId);
}

/** The files of a person, or of an organisation, uploaded or announced. */
export async function sumFilesOf(
  tx: Queryable,
  of: { ownerId: string } | { organizationId: string },
): Promise<FileSum> {
  const isTheirs =
    'ownerId' in of ? eq(files.ownerId, of.ownerId) : eq(files.organizationId, of.organizationId);
  const [sum] = await tx
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8`,
    })
    .from(files)
    .where(isTheirs);
  return sum!;
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
 * Deletes files that were announced before `before` and that nothing links to; answers their keys. No more than `limit`
 * at once: their bytes have to be removed too.
 */
export async function deleteUnlinkedFiles(
  tx: Queryable,
  { before, limit, links }: { before: Date; limit: number; links: FileLinks },
): Promise<string[]> {
  const isLinked = or(...links(tx))!;
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
