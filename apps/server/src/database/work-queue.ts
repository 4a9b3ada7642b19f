import type { BackgroundJobName } from '@office/vocabulary';
import { and, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** Work that is stored in a table until a background job has done it. */
export interface WorkQueue {
  name: BackgroundJobName;
  count(tx: Queryable, now: Date): Promise<QueueCounts>;
  /** Makes failed work due again, and returns its amount. Undefined if the job retries without a limit. */
  retryFailed?: ((tx: Queryable, now: Date) => Promise<number>) | undefined;
}

interface QueueCounts {
  /** Work that is due now or later. */
  waiting: number;
  due: number;
  oldestDueAt: Date | null;
  /** Work that the job does not retry. */
  failed: number;
}

interface Definition<Table extends PgTable> {
  name: BackgroundJobName;
  table: Table;
  dueAt: PgColumn;
  isWaiting: SQL | undefined;
  isFailed?: SQL | undefined;
  /** Values that make failed work due. */
  retry?(now: Date): Partial<Table['$inferInsert']>;
}

/** Counts one queue after the other, so that a call needs one connection. */
export async function countQueues(queues: readonly WorkQueue[], tx: Queryable, now: Date) {
  const counted: (QueueCounts & { name: BackgroundJobName; canRetry: boolean })[] = [];
  for (const { name, count, retryFailed } of queues)
    counted.push({ name, ...(await count(tx, now)), canRetry: retryFailed !== undefined });
  return counted;
}

export function workQueue<Table extends PgTable>({
  name,
  table,
  dueAt,
  isWaiting,
  isFailed = sql`false`,
  retry,
}: Definition<Table>): WorkQueue {
  return {
    name,
    async count(tx, now) {
      const isDue = and(isWaiting, lte(dueAt, now));
      const [row] = await tx
        .select({
          waiting: sql<number>`count(*) FILTER (WHERE ${isWaiting})::int`,
          due: sql<number>`count(*) FILTER (WHERE ${isDue})::int`,
          oldestDueAt: sql`min(${dueAt}) FILTER (WHERE ${isDue})`.mapWith(
            (value: string) => new Date(value),
          ),
          failed: sql<number>`count(*) FILTER (WHERE ${isFailed})::int`,
        })
        .from(table as PgTable);
      return row!;
    },
    retryFailed:
      retry &&
      (async (tx, now) => {
        const { rowCount } = await tx
          .update(table as PgTable)
          .set(retry(now))
          .where(isFailed);
        return rowCount ?? 0;
      }),
  };
}
