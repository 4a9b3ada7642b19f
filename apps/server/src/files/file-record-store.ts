import type { FileDirectory } from '@office/vocabulary';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import type { FileLinks } from '../database/file-links.ts';
import { files } from '../database/schema/files.ts';
import { users } from '../database/schema/users.ts';

export type FileRecord = typeof files.$inferSelect;

export interface NewFile {
  ownerId: string;
  organizationId: string | null;
  directory: FileDirectory;
  size: number;
}

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

export async function lockFile(tx: Queryable, key: string): Promise<FileRecord | null> {
  const [row] = await tx.select().from(files).where(eq(files.key, key)).for('no key update');
  return row ?? null;
}

/** Also waits for transactions that link the file, and blocks them. */
export async function lockFileForDeletion(tx: Queryable, key: string): Promise<FileRecord | null> {
  const [row] = await tx.select().from(files).where(eq(files.key, key)).for('update');
  return row ?? null;
}

export async function findFiles(tx: Queryable, keys: readonly string[]): Promise<FileRecord[]> {
  if (keys.length === 0) return [];
  return tx
    .select()
    .from(files)
    .where(inArray(files.key, [...keys]));
}

export async function setDataKey(tx: Queryable, key: string, dataKey: string): Promise<void> {
  await tx.update(files).set({ dataKey }).where(eq(files.key, key));
}

const pageSize = 200;

/** Yields the checked uploads in the order of their keys. */
export async function* filePages(
  tx: Queryable,
  { isEncrypted }: { isEncrypted: boolean },
): AsyncGenerator<FileRecord[]> {
  const hasState = isEncrypted ? isNotNull(files.dataKey) : isNull(files.dataKey);
  let after = '';
  for (;;) {
    const page: FileRecord[] = await tx
      .select()
      .from(files)
      .where(and(isNotNull(files.uploadedAt), hasState, gt(files.key, after)))
      .orderBy(asc(files.key))
      .limit(pageSize);
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)!.key;
  }
}

export async function deleteFile(tx: Queryable, key: string): Promise<void> {
  await tx.delete(files).where(eq(files.key, key));
}

/** Serialises transactions that add files of the same person or organisation. */
export async function lockFileOwners(
  tx: Queryable,
  { ownerId, organizationId }: Pick<NewFile, 'ownerId' | 'organizationId'>,
): Promise<void> {
  // Locks the person before the organisation everywhere, to avoid deadlocks.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  if (organizationId) await lockOrganization(tx, organizationId);
}

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
    // Archives that the server writes do not use the quota.
    .where(and(isTheirs, ne(files.directory, 'personal_data')));
  return sum!;
}

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

/** Returns whether the person uploaded this file to this directory. Locks the row for linking. */
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

/** Deletes up to `limit` old unlinked files. Returns their keys; the caller removes their bytes. */
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
    // Skips files that another transaction is linking. The next run checks them again.
    .for('update', { skipLocked: true });
  const rows = await tx
    .delete(files)
    .where(inArray(files.id, unlinked))
    .returning({ key: files.key });
  return rows.map(({ key }) => key);
}
