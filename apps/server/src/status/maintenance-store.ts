import { and, asc, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { offsetOf, type PageRequest } from '../database/page.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { maintenances } from '../database/schema/maintenances.ts';
import { users } from '../database/schema/users.ts';

export type Maintenance = typeof maintenances.$inferSelect;

export async function findCurrentOrNext(tx: Queryable, now: Date): Promise<Maintenance | null> {
  const [row] = await tx
    .select()
    .from(maintenances)
    .where(and(isNull(maintenances.endedAt), gt(maintenances.endAt, now)))
    .orderBy(asc(maintenances.startAt))
    .limit(1);
  return row ?? null;
}

const currentMaintenanceQuery = preparedQuery((tx) =>
  tx
    .select({ id: maintenances.id })
    .from(maintenances)
    .where(
      and(
        lte(maintenances.startAt, sql.placeholder('now')),
        gt(maintenances.endAt, sql.placeholder('now')),
        isNull(maintenances.endedAt),
      ),
    )
    .limit(1)
    .prepare('find current maintenance'),
);

export async function isMaintenanceOn(tx: Queryable, now: Date): Promise<boolean> {
  const rows = await currentMaintenanceQuery(tx).execute({ now });
  return rows.length > 0;
}

export async function insertMaintenance(
  tx: Queryable,
  maintenance: typeof maintenances.$inferInsert,
): Promise<Maintenance> {
  const [row] = await tx.insert(maintenances).values(maintenance).returning();
  return row!;
}

export async function endMaintenances(tx: Queryable, now: Date): Promise<number> {
  const rows = await tx
    .update(maintenances)
    .set({ endedAt: now })
    .where(and(isNull(maintenances.endedAt), gt(maintenances.endAt, now)))
    .returning({ id: maintenances.id });
  return rows.length;
}

const columns = {
  maintenance: maintenances,
  announcedBy: users.nameKanji,
};

export type MaintenanceRow = { maintenance: Maintenance; announcedBy: string | null };

export async function findMaintenances(
  tx: Queryable,
  { open, now }: { open: boolean; now: Date },
  page: PageRequest,
): Promise<{ rows: MaintenanceRow[]; total: number }> {
  const query = tx
    .select(columns)
    .from(maintenances)
    .leftJoin(users, eq(users.id, maintenances.createdBy))
    .where(open ? and(isNull(maintenances.endedAt), gt(maintenances.endAt, now)) : undefined)
    .orderBy(desc(maintenances.startAt), desc(maintenances.id));
  const total = await tx.$count(
    maintenances,
    open ? and(isNull(maintenances.endedAt), gt(maintenances.endAt, now)) : undefined,
  );
  return { rows: await query.limit(page.limit).offset(offsetOf(page)), total };
}

export async function findMaintenance(tx: Queryable, id: string): Promise<MaintenanceRow | null> {
  const [row] = await tx
    .select(columns)
    .from(maintenances)
    .leftJoin(users, eq(users.id, maintenances.createdBy))
    .where(eq(maintenances.id, id));
  return row ?? null;
}

/** Returns a maintenance that overlaps the period. Adjacent periods do not overlap. */
export async function findOverlap(
  tx: Queryable,
  { startAt, endAt, exceptId }: { startAt: Date; endAt: Date; exceptId: string | null },
  now: Date,
): Promise<Maintenance | null> {
  const [row] = await tx
    .select()
    .from(maintenances)
    .where(
      and(
        isNull(maintenances.endedAt),
        gt(maintenances.endAt, now),
        lt(maintenances.startAt, endAt),
        gt(maintenances.endAt, startAt),
        exceptId ? ne(maintenances.id, exceptId) : undefined,
      ),
    )
    .limit(1);
  return row ?? null;
}

export async function updateMaintenance(
  tx: Queryable,
  { id, version }: Pick<Maintenance, 'id' | 'version'>,
  change: Partial<typeof maintenances.$inferInsert>,
): Promise<Maintenance | null> {
  const [row] = await tx
    .update(maintenances)
    .set({ ...change, version: version + 1 })
    .where(and(eq(maintenances.id, id), eq(maintenances.version, version)))
    .returning();
  return row ?? null;
}
