import { and, asc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isUnleased } from '../../database/lease.ts';
import { auditEntries, auditLinks } from '../../database/schema/audit.ts';
import { auditStreams } from '../../database/schema/audit-streams.ts';

export type StreamRow = typeof auditStreams.$inferSelect;

export async function findStream(tx: Queryable, organizationId: string): Promise<StreamRow | null> {
  const [row] = await tx.select().from(auditStreams).where(isOf(organizationId));
  return row ?? null;
}

const isOf = (organizationId: string) => eq(auditStreams.organizationId, organizationId);

export async function saveStream(
  tx: Queryable,
  { organizationId, ...set }: typeof auditStreams.$inferInsert,
): Promise<void> {
  await tx
    .insert(auditStreams)
    .values({ organizationId, ...set })
    .onConflictDoUpdate({ target: auditStreams.organizationId, set });
}

export async function updateStream(
  tx: Queryable,
  organizationId: string,
  change: Partial<typeof auditStreams.$inferInsert>,
): Promise<void> {
  await tx.update(auditStreams).set(change).where(isOf(organizationId));
}

export async function deleteStream(tx: Queryable, organizationId: string): Promise<void> {
  await tx.delete(auditStreams).where(isOf(organizationId));
}

/** Returns the positions of the newest entry and of the newest pruned one. 0 for none. */
export async function findChainEnds(
  tx: Queryable,
  organizationId: string,
): Promise<{ head: number; anchor: number }> {
  const { rows } = await tx.execute<{ head: number; anchor: number }>(sql`
    SELECT coalesce(head, anchor, 0)::float8 AS head, coalesce(anchor, 0)::float8 AS anchor
    FROM (SELECT
      (SELECT max(position) FROM audit_links WHERE chain_id = ${organizationId}::uuid) AS head,
      (SELECT position FROM audit_anchors WHERE chain_id = ${organizationId}::uuid) AS anchor
    ) AS ends
  `);
  return rows[0]!;
}

export interface WaitingStream {
  organizationId: string;
  nextAttemptAt: Date;
  leaseUntil: Date | null;
  /** Time of the oldest entry that is not sent. Null if the entry is missing. */
  waitingSince: Date | null;
}

/** Finds all streams with unsent entries, due or not. */
export function findWaitingStreams(tx: Queryable): Promise<WaitingStream[]> {
  const { organizationId, nextAttemptAt, leaseUntil, paused, position } = auditStreams;
  const next = tx
    .select({ entryId: auditLinks.entryId })
    .from(auditLinks)
    .where(and(eq(auditLinks.chainId, organizationId), gt(auditLinks.position, position)))
    .orderBy(asc(auditLinks.position))
    .limit(1)
    .as('next');
  return tx
    .select({ organizationId, nextAttemptAt, leaseUntil, waitingSince: auditEntries.at })
    .from(auditStreams)
    .innerJoinLateral(next, sql`true`)
    .leftJoin(auditEntries, eq(auditEntries.id, next.entryId))
    .where(eq(paused, false))
    .orderBy(asc(nextAttemptAt));
}

export async function acquireLease(
  tx: Queryable,
  organizationId: string,
  { leaseId, now, until }: { leaseId: string; now: Date; until: Date },
): Promise<StreamRow | null> {
  const { leaseUntil, paused, nextAttemptAt } = auditStreams;
  const [row] = await tx
    .update(auditStreams)
    .set({ leaseId, leaseUntil: until })
    .where(
      and(
        isOf(organizationId),
        eq(paused, false),
        lte(nextAttemptAt, now),
        isUnleased(leaseUntil, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** Changes a stream while the lease is held. Returns null if it is lost, for example after a change of the settings. */
export async function updateLeased(
  tx: Queryable,
  { organizationId, leaseId }: { organizationId: string; leaseId: string },
  change: Partial<typeof auditStreams.$inferInsert>,
): Promise<StreamRow | null> {
  const [row] = await tx
    .update(auditStreams)
    .set(change)
    .where(and(isOf(organizationId), eq(auditStreams.leaseId, leaseId)))
    .returning();
  return row ?? null;
}

/**
 * Finds the next entries in the order of the hash chain. Positions are assigned while a transaction commits, so that a
 * later commit has a higher position.
 */
export function findEntriesAfter(
  tx: Queryable,
  organizationId: string,
  { position, limit }: { position: number; limit: number },
) {
  return tx
    .select({
      entryId: auditLinks.entryId,
      position: auditLinks.position,
      hash: auditLinks.hash,
      previousHash: sql<string | null>`coalesce(
        (SELECT one.hash FROM audit_links AS one
          WHERE one.chain_id = ${organizationId}::uuid AND one.position = ${auditLinks.position} - 1),
        (SELECT anchor.hash FROM audit_anchors AS anchor
          WHERE anchor.chain_id = ${organizationId}::uuid AND anchor.position = ${auditLinks.position} - 1))`,
      content: sql<string | null>`CASE WHEN ${auditEntries.id} IS NOT NULL
        THEN audit_content(audit_entries) END`,
      entry: getTableColumns(auditEntries),
    })
    .from(auditLinks)
    .leftJoin(auditEntries, eq(auditEntries.id, auditLinks.entryId))
    .where(and(eq(auditLinks.chainId, organizationId), gt(auditLinks.position, position)))
    .orderBy(asc(auditLinks.position))
    .limit(limit);
}

export type LinkedEntry = Awaited<ReturnType<typeof findEntriesAfter>>[number];
