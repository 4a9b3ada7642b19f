import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { externalMeetings } from '../../database/schema/linked-accounts.ts';
import { meetings } from '../../database/schema/meetings.ts';
import { workQueue } from '../../database/work-queue.ts';
import type { MeetingRow } from '../store/meeting-store.ts';
import { deleteEmptySeries } from '../store/series-store.ts';

export type ExternalMeetingRow = typeof externalMeetings.$inferSelect;
type State = ExternalMeetingRow['state'];

export async function insertExternal(
  tx: Queryable,
  external: typeof externalMeetings.$inferInsert,
): Promise<ExternalMeetingRow> {
  const [row] = await tx.insert(externalMeetings).values(external).returning();
  return row!;
}

export async function findExternal(tx: Queryable, id: string): Promise<ExternalMeetingRow | null> {
  const [row] = await tx.select().from(externalMeetings).where(eq(externalMeetings.id, id));
  return row ?? null;
}

export async function isCreationPending(tx: Queryable, id: string): Promise<boolean> {
  return (await findExternal(tx, id))?.state === 'CREATING';
}

/** Acquires an external meeting for a provider call. Returns false if another call holds it. */
export async function acquireExternal(
  tx: Queryable,
  id: string,
  { state, leaseUntil, now }: { state: State; leaseUntil: Date; now: Date },
): Promise<boolean> {
  const isFree = or(eq(externalMeetings.state, 'READY'), lte(externalMeetings.leaseUntil, now));
  const { rowCount } = await tx
    .update(externalMeetings)
    .set({ state, leaseUntil, updatedAt: now })
    .where(and(eq(externalMeetings.id, id), ne(externalMeetings.state, 'CREATING'), isFree));
  return rowCount === 1;
}

export async function saveExternal(
  tx: Queryable,
  id: string,
  change: Partial<typeof externalMeetings.$inferInsert>,
): Promise<void> {
  await tx.update(externalMeetings).set(change).where(eq(externalMeetings.id, id));
}

export async function markForReconciliation(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(externalMeetings)
    .set({ state: 'UPDATING', leaseUntil: now, updatedAt: now })
    .where(and(eq(externalMeetings.id, id), eq(externalMeetings.state, 'READY')));
}

/** Marks an external meeting as created. Returns false if it was abandoned in the meantime. */
export async function confirmExternal(
  tx: Queryable,
  id: string,
  created: { remoteId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(externalMeetings)
    .set({ state: 'READY', remoteId: created.remoteId, attempts: 0, updatedAt: created.now })
    .where(and(eq(externalMeetings.id, id), eq(externalMeetings.state, 'CREATING')));
  return rowCount === 1;
}

export async function deleteExternal(tx: Queryable, id: string): Promise<void> {
  await tx.delete(externalMeetings).where(eq(externalMeetings.id, id));
}

export const externalMeetingQueue = workQueue({
  name: 'external-meetings',
  table: externalMeetings,
  dueAt: externalMeetings.leaseUntil,
  isWaiting: ne(externalMeetings.state, 'READY'),
});

/** Acquires the next abandoned external meeting. Concurrent processes receive different rows. */
export async function acquireAbandoned(
  tx: Queryable,
  { leaseUntil, now }: { leaseUntil: Date; now: Date },
): Promise<ExternalMeetingRow | null> {
  const due = tx
    .select({ id: externalMeetings.id })
    .from(externalMeetings)
    .where(and(ne(externalMeetings.state, 'READY'), lte(externalMeetings.leaseUntil, now)))
    .orderBy(asc(externalMeetings.leaseUntil))
    .limit(1)
    .for('no key update', { skipLocked: true });
  const [row] = await tx
    .update(externalMeetings)
    .set({ leaseUntil, attempts: sql`${externalMeetings.attempts} + 1` })
    .where(inArray(externalMeetings.id, due))
    .returning();
  return row ?? null;
}

export async function findMeetingsOf(tx: Queryable, externalId: string): Promise<MeetingRow[]> {
  return tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.externalMeetingId, externalId), isNull(meetings.canceledAt)))
    .orderBy(asc(meetings.startTime), asc(meetings.id));
}

export interface LinkedMeeting {
  meetingId: string;
  externalId: string;
  organizationId: string;
  seriesTime: Date | null;
}

export async function findLinkedMeetings(
  tx: Queryable,
  externalIds: readonly string[],
): Promise<LinkedMeeting[]> {
  if (externalIds.length === 0) return [];
  const { id: meetingId, organizationId, seriesTime } = meetings;
  return tx
    .select({
      meetingId,
      externalId: sql<string>`${meetings.externalMeetingId}`,
      organizationId,
      seriesTime,
    })
    .from(meetings)
    .where(inArray(meetings.externalMeetingId, [...externalIds]));
}

/** Publishes meetings once the provider has created them. Until then they are stored as cancelled. */
export async function showMeetings(
  tx: Queryable,
  externalId: string,
  created: Pick<MeetingRow, 'providerMeetingId' | 'meetingUrl' | 'passcode'>,
): Promise<MeetingRow[]> {
  const rows = await tx
    .update(meetings)
    .set({ ...created, canceledAt: null })
    .where(eq(meetings.externalMeetingId, externalId))
    .returning();
  return rows.toSorted((a, b) => Number(a.startTime) - Number(b.startTime));
}

export async function deleteUnpublished(tx: Queryable, externalId: string): Promise<void> {
  const deleted = await tx
    .delete(meetings)
    .where(eq(meetings.externalMeetingId, externalId))
    .returning({ seriesId: meetings.seriesId });
  await deleteEmptySeries(
    tx,
    deleted.flatMap(({ seriesId }) => seriesId ?? []),
  );
}
