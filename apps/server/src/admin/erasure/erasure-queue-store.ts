import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { isUnleased } from '../../database/lease.ts';
import { erasures } from '../../database/schema/personal-data.ts';
import { workQueue } from '../../database/work-queue.ts';
import type { Lease } from '../../lib/lease.ts';

export type ErasureRow = typeof erasures.$inferSelect;

export const erasureQueue = workQueue({
  name: 'erasures',
  table: erasures,
  dueAt: erasures.createdAt,
  isWaiting: sql`true`,
});

/** Returns false if the erasure of the member is already pending. */
export async function insertErasure(
  tx: Queryable,
  row: typeof erasures.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(erasures)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: erasures.id });
  return rows.length > 0;
}

/** Takes the oldest erasure without a valid lease. */
export async function acquireErasure(
  db: Database,
  { leaseId, now, until }: Lease,
): Promise<ErasureRow | null> {
  const next = db
    .select({ id: erasures.id })
    .from(erasures)
    .where(isUnleased(erasures.leaseUntil, now))
    .orderBy(asc(erasures.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(erasures)
    .set({ leaseId, leaseUntil: until, attempts: sql`${erasures.attempts} + 1` })
    .where(inArray(erasures.id, next))
    .returning();
  return row ?? null;
}

export async function updateLeased(
  tx: Queryable,
  { id, leaseId }: { id: string; leaseId: string },
  change: Partial<ErasureRow>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(erasures)
    .set(change)
    .where(and(eq(erasures.id, id), eq(erasures.leaseId, leaseId)));
  return (rowCount ?? 0) > 0;
}

export async function deleteErasure(
  tx: Queryable,
  { id, leaseId }: { id: string; leaseId: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(erasures)
    .where(and(eq(erasures.id, id), eq(erasures.leaseId, leaseId)));
  return (rowCount ?? 0) > 0;
}
