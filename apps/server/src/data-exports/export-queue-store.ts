import type { BackgroundJobName } from '@office/vocabulary';
import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { isUnleased } from '../database/lease.ts';
import type { organizationExports, personalDataExports } from '../database/schema/personal-data.ts';
import { workQueue, type WorkQueue } from '../database/work-queue.ts';
import type { Lease } from '../lib/lease.ts';

export type ExportTable = typeof personalDataExports | typeof organizationExports;

/** Columns that the tables of exports share. */
type QueuedExport = Pick<
  typeof personalDataExports.$inferSelect,
  'id' | 'state' | 'progress' | 'expiresAt' | 'createdAt' | 'leaseId' | 'leaseUntil' | 'attempts'
>;

/** Pending exports of a table. A process takes an export with a lease. */
export class ExportQueue<Table extends ExportTable> {
  /** Failed exports can be requested again. */
  readonly work: WorkQueue;
  readonly #table: typeof personalDataExports;

  constructor(name: BackgroundJobName, table: Table) {
    // Uses only columns that all tables of exports have.
    this.#table = table as unknown as typeof personalDataExports;
    this.work = workQueue({
      name,
      table: this.#table,
      dueAt: this.#table.createdAt,
      isWaiting: this.#isPending(),
      isFailed: eq(this.#table.state, 'FAILED'),
    });
  }

  /** Fails the exports whose last attempt has ended without a result, as after a crash of the process. */
  async failExhausted(
    db: Database,
    { now, maxAttempts, expiresAt }: { now: Date; maxAttempts: number; expiresAt: Date },
  ): Promise<void> {
    const { attempts, leaseUntil } = this.#table;
    await db
      .update(this.#table)
      .set({ state: 'FAILED', leaseUntil: null, expiresAt })
      .where(and(this.#isPending(), gte(attempts, maxAttempts), isUnleased(leaseUntil, now)));
  }

  /** Finds the leases of exports in progress. */
  async findLeases(db: Database, now: Date): Promise<string[]> {
    const { leaseId, leaseUntil } = this.#table;
    const rows = await db
      .select({ leaseId })
      .from(this.#table)
      .where(and(this.#isPending(), gte(leaseUntil, now)));
    return rows.flatMap((row) => row.leaseId ?? []);
  }

  /** Takes the oldest pending export without a valid lease. */
  async acquire(
    db: Database,
    { leaseId, now, until, maxAttempts }: Lease & { maxAttempts: number },
  ): Promise<Table['$inferSelect'] | null> {
    const { createdAt, id, attempts, leaseUntil } = this.#table;
    const next = db
      .select({ id })
      .from(this.#table)
      .where(and(this.#isPending(), lt(attempts, maxAttempts), isUnleased(leaseUntil, now)))
      .orderBy(asc(createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(this.#table)
      .set({ state: 'RUNNING', leaseId, leaseUntil: until, attempts: sql`${attempts} + 1` })
      .where(inArray(id, next))
      .returning();
    return row ?? null;
  }

  /** Returns false if another process has taken the export, or its row was deleted. */
  async updateLeased(
    tx: Queryable,
    { id, leaseId }: { id: string; leaseId: string },
    change: Partial<Omit<QueuedExport, 'id'>>,
  ): Promise<boolean> {
    const { rowCount } = await tx
      .update(this.#table)
      .set(change)
      .where(and(eq(this.#table.id, id), eq(this.#table.leaseId, leaseId)));
    return (rowCount ?? 0) > 0;
  }

  /** Keeps the rows since `keptSince`, which count towards the limit. The clean-up of files deletes the archives. */
  async deleteExpired(
    tx: Queryable,
    { now, keptSince }: { now: Date; keptSince: Date },
  ): Promise<number> {
    const { expiresAt, createdAt } = this.#table;
    const { rowCount } = await tx
      .delete(this.#table)
      .where(and(lte(expiresAt, now), lt(createdAt, keptSince)));
    return rowCount ?? 0;
  }

  #isPending() {
    return inArray(this.#table.state, ['QUEUED', 'RUNNING']);
  }
}
