import { adminRolePermissions, delegatedRoles } from '@office/vocabulary';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import type { FileLinks } from '../../database/file-links.ts';
import { isUnleased } from '../../database/lease.ts';
import { membershipIs, notBlocked, type MemberRef } from '../../database/membership.ts';
import { isActiveMember, readableFiles } from '../../database/readable-files.ts';
import { files } from '../../database/schema/files.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { personalDataExports } from '../../database/schema/personal-data.ts';
import { users } from '../../database/schema/users.ts';
import type { Lease } from '../../lib/lease.ts';
import type { PrivateFiles } from '../../platform/private-files.ts';

export type ExportRow = typeof personalDataExports.$inferSelect;

type Requested = Pick<ExportRow, 'organizationId' | 'userId' | 'requestedBy' | 'administration'>;

const pending = inArray(personalDataExports.state, ['QUEUED', 'RUNNING']);

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
export const createExportFiles = (db: Database, now: () => Date): PrivateFiles =>
  readableFiles(db, ({ userId, organizationId, administers }) =>
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
    ),
  );

const exportingRoles = delegatedRoles.filter((role) =>
  adminRolePermissions[role].includes('privacy.write'),
);

/** Condition: the person has the permission `privacy.write` in the organisation. */
function canExportMembers(db: Database, member: MemberRef): SQL | undefined {
  const isOperator = and(eq(users.id, member.userId), eq(users.systemAdmin, true));
  const isPermitted = and(
    membershipIs(member),
    notBlocked(),
    or(eq(memberships.role, 'ORGANIZATION_ADMIN'), inArray(memberships.adminRole, exportingRoles)),
  );
  return or(
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(isOperator),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(memberships)
        .where(isPermitted),
    ),
  );
}

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

/** Fails the exports whose last attempt has ended without a result, as after a crash of the process. */
export async function failExhausted(
  db: Database,
  { now, maxAttempts, expiresAt }: { now: Date; maxAttempts: number; expiresAt: Date },
): Promise<void> {
  const { attempts } = personalDataExports;
  await db
    .update(personalDataExports)
    .set({ state: 'FAILED', leaseUntil: null, expiresAt })
    .where(
      and(pending, gte(attempts, maxAttempts), isUnleased(personalDataExports.leaseUntil, now)),
    );
}

/** Finds the leases of exports in progress. */
export async function findLeases(db: Database, now: Date): Promise<string[]> {
  const { leaseId, leaseUntil } = personalDataExports;
  const rows = await db
    .select({ leaseId })
    .from(personalDataExports)
    .where(and(pending, gte(leaseUntil, now)));
  return rows.flatMap((row) => row.leaseId ?? []);
}

/** Takes the oldest pending export without a valid lease. */
export async function acquireExport(
  db: Database,
  { leaseId, now, until, maxAttempts }: Lease & { maxAttempts: number },
): Promise<ExportRow | null> {
  const { createdAt, id, attempts } = personalDataExports;
  const next = db
    .select({ id })
    .from(personalDataExports)
    .where(and(pending, lt(attempts, maxAttempts), isUnleased(personalDataExports.leaseUntil, now)))
    .orderBy(asc(createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(personalDataExports)
    .set({ state: 'RUNNING', leaseId, leaseUntil: until, attempts: sql`${attempts} + 1` })
    .where(inArray(id, next))
    .returning();
  return row ?? null;
}

/** Returns false if another process has taken the export, or the person was erased. */
export async function updateLeased(
  tx: Queryable,
  { id, leaseId }: { id: string; leaseId: string },
  change: Partial<ExportRow>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(personalDataExports)
    .set(change)
    .where(and(eq(personalDataExports.id, id), eq(personalDataExports.leaseId, leaseId)));
  return (rowCount ?? 0) > 0;
}

export async function findStoredFile(
  db: Database,
  key: string,
): Promise<{ size: number; dataKey: string | null } | null> {
  const [row] = await db
    .select({ size: files.size, dataKey: files.dataKey })
    .from(files)
    .where(eq(files.key, key));
  return row ?? null;
}

const batchSize = 500;

/** Reads the rows of a query in batches from one snapshot. The next batch is read when `write` has ended. */
export async function readRows(
  db: Database,
  query: SQL,
  write: (rows: Record<string, unknown>[]) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`DECLARE export_rows NO SCROLL CURSOR FOR ${query}`);
      for (;;) {
        const { rows } = await tx.execute(sql.raw(`FETCH ${batchSize} FROM export_rows`));
        if (rows.length === 0) return;
        await write(rows);
      }
    },
    { accessMode: 'read only' },
  );
}

/** Keeps the rows of the last day, which count towards the limit. The clean-up of files deletes the archives. */
export async function deleteExpiredExports(
  tx: Queryable,
  { now, keptSince }: { now: Date; keptSince: Date },
): Promise<number> {
  const { expiresAt, createdAt } = personalDataExports;
  const { rowCount } = await tx
    .delete(personalDataExports)
    .where(and(lte(expiresAt, now), lt(createdAt, keptSince)));
  return rowCount ?? 0;
}
