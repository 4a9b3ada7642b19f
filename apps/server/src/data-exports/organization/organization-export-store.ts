import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import type { FileLinks } from '../../database/file-links.ts';
import { isOwnerAdmin } from '../../database/membership.ts';
import type { ReadCondition } from '../../database/readable-files.ts';
import { files } from '../../database/schema/files.ts';
import { organizationArchives, organizationExports } from '../../database/schema/personal-data.ts';
import { users } from '../../database/schema/users.ts';
import { isOperatorOrMember } from '../export-permission-store.ts';
import type { StoredFile } from '../exported-rows-store.ts';
import { exportedFiles, type OrganizationSubject } from './organization-parts-store.ts';

export type OrganizationExportRow = typeof organizationExports.$inferSelect;

export const archiveFileLinks: FileLinks = (tx) => [
  sql`EXISTS (${tx
    .select({ one: sql`1` })
    .from(organizationArchives)
    .where(eq(organizationArchives.fileId, files.id))})`,
];

/** Only the requester can read the archives, in the administration, and only with the permission to request them. */
export const isOrganizationArchiveReadable =
  (db: Database, now: () => Date): ReadCondition =>
  ({ userId, organizationId, administers }) => {
    if (!administers) return sql`false`;
    const { exportId, fileId } = organizationArchives;
    const archives = db
      .select({ fileId })
      .from(organizationArchives)
      .innerJoin(organizationExports, eq(organizationExports.id, exportId))
      .where(
        and(
          eq(organizationExports.organizationId, organizationId),
          eq(organizationExports.requestedBy, userId),
          gt(organizationExports.expiresAt, now()),
        ),
      );
    return and(
      inArray(files.id, archives),
      isOperatorOrMember(db, { organizationId, userId }, isOwnerAdmin),
    );
  };

/** Returns the last export that has not expired. */
export async function findOrganizationExport(
  tx: Queryable,
  organizationId: string,
  now: Date,
): Promise<(OrganizationExportRow & { requesterName: string }) | null> {
  const { expiresAt, createdAt } = organizationExports;
  const [row] = await tx
    .select({ row: organizationExports, requesterName: users.nameKanji })
    .from(organizationExports)
    .innerJoin(users, eq(users.id, organizationExports.requestedBy))
    .where(
      and(
        eq(organizationExports.organizationId, organizationId),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1);
  return row ? { ...row.row, requesterName: row.requesterName } : null;
}

export function listArchives(
  tx: Queryable,
  id: string,
): Promise<{ fileKey: string; size: number }[]> {
  const { exportId, fileId, number } = organizationArchives;
  return tx
    .select({ fileKey: files.key, size: files.size })
    .from(organizationArchives)
    .innerJoin(files, eq(files.id, fileId))
    .where(eq(exportId, id))
    .orderBy(asc(number));
}

export function countOrganizationExportsSince(
  tx: Queryable,
  organizationId: string,
  since: Date,
): Promise<number> {
  const isOf = eq(organizationExports.organizationId, organizationId);
  return tx.$count(organizationExports, and(isOf, gt(organizationExports.createdAt, since)));
}

/** Returns false if an export of the organisation is pending. */
export async function insertOrganizationExport(
  tx: Queryable,
  row: Pick<
    OrganizationExportRow,
    'organizationId' | 'requestedBy' | 'privateContent' | 'createdAt'
  >,
): Promise<boolean> {
  const { rowCount } = await tx.insert(organizationExports).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Expires the ended exports that a new one replaces. The clean-up deletes their archives. */
export async function expireEarlierOrganizationExports(
  tx: Queryable,
  organizationId: string,
  now: Date,
): Promise<void> {
  const { state } = organizationExports;
  await tx
    .update(organizationExports)
    .set({ expiresAt: now })
    .where(
      and(
        eq(organizationExports.organizationId, organizationId),
        inArray(state, ['READY', 'FAILED']),
      ),
    );
}

/** Deletes the archives of an earlier attempt. The clean-up of files deletes their bytes. */
export async function deleteArchives(tx: Queryable, exportId: string): Promise<void> {
  await tx.delete(organizationArchives).where(eq(organizationArchives.exportId, exportId));
}

export async function insertArchive(
  tx: Queryable,
  archive: typeof organizationArchives.$inferInsert,
): Promise<void> {
  await tx.insert(organizationArchives).values(archive);
}

export async function countExportedFiles(
  tx: Queryable,
  subject: OrganizationSubject,
): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(files).where(exportedFiles(subject));
  return row!.count;
}

const pageSize = 500;

export function listExportedFiles(
  tx: Queryable,
  subject: OrganizationSubject,
  afterKey: string,
): Promise<StoredFile[]> {
  const { key, size, dataKey } = files;
  return tx
    .select({ key, size, dataKey })
    .from(files)
    .where(and(exportedFiles(subject), gt(key, afterKey)))
    .orderBy(asc(key))
    .limit(pageSize);
}
