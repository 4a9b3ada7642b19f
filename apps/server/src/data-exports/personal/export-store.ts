import { adminRolePermissions, delegatedRoles } from '@office/vocabulary';
import { and, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import type { FileLinks } from '../../database/file-links.ts';
import type { MemberRef } from '../../database/membership.ts';
import { isActiveMember, type ReadCondition } from '../../database/readable-files.ts';
import { files } from '../../database/schema/files.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { personalDataExports } from '../../database/schema/personal-data.ts';
import { isOperatorOrMember } from '../export-permission-store.ts';

export type ExportRow = typeof personalDataExports.$inferSelect;

type Requested = Pick<ExportRow, 'organizationId' | 'userId' | 'requestedBy' | 'administration'>;

const isRequested = ({ organizationId, userId, requestedBy, administration }: Requested) =>
  and(
    eq(personalDataExports.organizationId, organizationId),
    eq(personalDataExports.userId, userId),
    eq(personalDataExports.requestedBy, requestedBy),
    eq(personalDataExports.administration, administration),
  );

export const exportFileLinks: FileLinks = (tx) => [
  sql`EXISTS (${tx.select({ id: personalDataExports.id }).from(personalDataExports).where(eq(personalDataExports.fileId, files.id))})`,
];

/**
 * Only the requester can read an archive, in the part of the product where it was requested, and only with the
 * permission to request it.
 */
export const isPersonalArchiveReadable =
  (db: Database, now: () => Date): ReadCondition =>
  ({ userId, organizationId, administers }) =>
    and(
      inArray(
        files.id,
        db
          .select({ id: sql<string>`${personalDataExports.fileId}` })
          .from(personalDataExports)
          .where(
            and(
              eq(personalDataExports.organizationId, organizationId),
              eq(personalDataExports.requestedBy, userId),
              eq(personalDataExports.administration, administers),
              gt(personalDataExports.expiresAt, now()),
            ),
          ),
      ),
      administers
        ? canExportMembers(db, { organizationId, userId })
        : isActiveMember(db, { organizationId, userId }),
    );

const exportingRoles = delegatedRoles.filter((role) =>
  adminRolePermissions[role].includes('privacy.write'),
);

/** Condition: the person has the permission `privacy.write` in the organisation. */
const canExportMembers = (db: Database, member: MemberRef): SQL | undefined =>
  isOperatorOrMember(
    db,
    member,
    or(eq(memberships.role, 'ORGANIZATION_ADMIN'), inArray(memberships.adminRole, exportingRoles)),
  );

export async function findExport(
  tx: Queryable,
  requested: Requested,
  now: Date,
): Promise<(ExportRow & { key: string | null; size: number | null }) | null> {
  const [row] = await tx
    .select({ ...getTableColumns(personalDataExports), key: files.key, size: files.size })
    .from(personalDataExports)
    .leftJoin(files, eq(files.id, personalDataExports.fileId))
    .where(
      and(
        isRequested(requested),
        or(isNull(personalDataExports.expiresAt), gt(personalDataExports.expiresAt, now)),
      ),
    )
    .orderBy(desc(personalDataExports.createdAt))
    .limit(1);
  return row ?? null;
}

export function countExportsSince(
  tx: Queryable,
  { requestedBy, administration }: Pick<Requested, 'requestedBy' | 'administration'>,
  since: Date,
): Promise<number> {
  return tx.$count(
    personalDataExports,
    and(
      eq(personalDataExports.requestedBy, requestedBy),
      eq(personalDataExports.administration, administration),
      gt(personalDataExports.createdAt, since),
    ),
  );
}

/** Returns false if an export of the person by this requester is pending. */
export async function insertExport(
  tx: Queryable,
  row: Requested & { createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(personalDataExports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: personalDataExports.id });
  return rows.length > 0;
}

/** Expires the ended exports that a new one replaces. The clean-up deletes their archives. */
export async function expireEarlierExports(
  tx: Queryable,
  requested: Requested,
  now: Date,
): Promise<void> {
  await tx
    .update(personalDataExports)
    .set({ expiresAt: now })
    .where(and(isRequested(requested), inArray(personalDataExports.state, ['READY', 'FAILED'])));
}

export async function setArchive(tx: Queryable, id: string, fileId: string): Promise<void> {
  await tx.update(personalDataExports).set({ fileId }).where(eq(personalDataExports.id, id));
}
