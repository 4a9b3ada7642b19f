import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';
import { meetings, meetingSeries } from '../../database/schema/meetings.ts';
import type { MeetingRow } from './meeting-store.ts';

export type SeriesRow = typeof meetingSeries.$inferSelect;

export async function insertSeries(
  tx: Queryable,
  series: typeof meetingSeries.$inferInsert,
): Promise<SeriesRow> {
  const [row] = await tx.insert(meetingSeries).values(series).returning();
  return row!;
}

export async function lockSeries(tx: Transaction, seriesId: string): Promise<SeriesRow | null> {
  const [row] = await tx
    .select()
    .from(meetingSeries)
    .where(eq(meetingSeries.id, seriesId))
    .for('no key update');
  return row ?? null;
}

export async function saveSeries(
  tx: Queryable,
  seriesId: string,
  change: Partial<Pick<SeriesRow, 'rule' | 'startTime' | 'timeZone' | 'plannedUntil'>>,
): Promise<void> {
  await tx.update(meetingSeries).set(change).where(eq(meetingSeries.id, seriesId));
}

export async function findSeries(
  tx: Queryable,
  seriesIds: readonly string[],
): Promise<SeriesRow[]> {
  if (seriesIds.length === 0) return [];
  return tx
    .select()
    .from(meetingSeries)
    .where(inArray(meetingSeries.id, [...seriesIds]))
    .orderBy(asc(meetingSeries.createdAt), asc(meetingSeries.id));
}

export async function incrementSequence(tx: Queryable, seriesId: string): Promise<SeriesRow> {
  const [row] = await tx
    .update(meetingSeries)
    .set({ sequence: sql`${meetingSeries.sequence} + 1` })
    .where(eq(meetingSeries.id, seriesId))
    .returning();
  return row!;
}

export async function findRules(
  tx: Queryable,
  seriesIds: readonly string[],
): Promise<Map<string, string>> {
  if (seriesIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: meetingSeries.id, rule: meetingSeries.rule })
    .from(meetingSeries)
    .where(inArray(meetingSeries.id, [...seriesIds]));
  return new Map(rows.map(({ id, rule }) => [id, rule]));
}

export async function lockSeriesToPlan(
  tx: Transaction,
  before: Date,
  batchSize: number,
): Promise<SeriesRow[]> {
  return tx
    .select()
    .from(meetingSeries)
    .where(and(isNotNull(meetingSeries.plannedUntil), lt(meetingSeries.plannedUntil, before)))
    .limit(batchSize)
    .for('no key update', { skipLocked: true });
}

export async function findLastMeeting(tx: Queryable, seriesId: string): Promise<MeetingRow | null> {
  const [row] = await tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.seriesId, seriesId), isNull(meetings.canceledAt)))
    .orderBy(desc(meetings.seriesTime))
    .limit(1);
  return row ?? null;
}

/**
 * Deletes the series that have no meetings.
 * @param condition on `meeting_series`, which they must also meet
 */
export async function deleteEmptySeries(
  tx: Queryable,
  seriesIds: readonly string[],
  condition?: SQL,
): Promise<void> {
  if (seriesIds.length === 0) return;
  const meetingsLeft = tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.seriesId, meetingSeries.id));
  await tx
    .delete(meetingSeries)
    .where(and(inArray(meetingSeries.id, [...seriesIds]), notExists(meetingsLeft), condition));
}
