import { and, asc, gt, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { maintenances } from '../database/schema/maintenances.ts';

export type Maintenance = typeof maintenances.$inferSelect;

/** The maintenance that is on at `now`, or the next one. */
export async function findCurrentOrNext(tx: Queryable, now: Date): Promise<Maintenance | null> {
  const [row] = await tx
    .select()
    .from(maintenances)
    .where(and(isNull(maintenances.endedAt), gt(maintenances.endAt, now)))
    .orderBy(asc(maintenances.startAt))
    .limit(1);
  return row ?? null;
}

export async function isMaintenanceOn(tx: Queryable, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: maintenances.id })
    .from(maintenances)
    .where(
      and(
        lte(maintenances.startAt, now),
        gt(maintenances.endAt, now),
        isNull(maintenances.endedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertMaintenance(
  tx: Queryable,
  maintenance: typeof maintenances.$inferInsert,
): Promise<Maintenance> {
  const [row] = await tx.insert(maintenances).values(maintenance).returning();
  return row!;
}

/** Ends what is on or planned; answers how many that were. */
export async function endMaintenances(tx: Queryable, now: Date): Promise<number> {
  const rows = await tx
    .update(maintenances)
    .set({ endedAt: now })
    .where(and(isNull(maintenances.endedAt), gt(maintenances.endAt, now)))
    .returning({ id: maintenances.id });
  return rows.length;
}
