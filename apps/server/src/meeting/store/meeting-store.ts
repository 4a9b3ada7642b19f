import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { meetingParticipants, meetings } from '../../database/schema/meetings.ts';
import { findPage, type PageRequest } from '../../database/page.ts';

export type MeetingRow = typeof meetings.$inferSelect;

export interface MeetingSearch {
  organizationId: string;
  userIds: readonly string[];
  participantId?: string;
  /** Matches meetings that end after `from` and start before `to`. */
  from?: Date;
  to?: Date;
}

/** Spec §3: a missing start counts as zero. */
const start = sql`coalesce(${meetings.startTime}, to_timestamp(0))`;

export const takesPart = (tx: Queryable, userIds: readonly string[]): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(meetingParticipants)
      .where(
        and(
          eq(meetingParticipants.meetingId, meetings.id),
          inArray(meetingParticipants.userId, [...userIds]),
        ),
      ),
  );

export async function findMeetings(
  tx: Queryable,
  { organizationId, userIds, participantId, from, to }: MeetingSearch,
  page: PageRequest,
): Promise<{ rows: MeetingRow[]; total: number }> {
  if (userIds.length === 0) return { rows: [], total: 0 };
  const found = and(
    eq(meetings.organizationId, organizationId),
    isNull(meetings.canceledAt),
    takesPart(tx, userIds),
    participantId ? takesPart(tx, [participantId]) : undefined,
    from && or(gt(meetings.endTime, from), and(isNull(meetings.endTime), gte(start, from))),
    to && lt(start, to),
  );
  const query = tx.select().from(meetings).where(found).$dynamic();
  return findPage(tx, query, [start, asc(meetings.id)], page);
}

export async function findMeeting(
  tx: Queryable,
  where: { organizationId: string; meetingId: string },
): Promise<MeetingRow | null> {
  const [row] = await tx.select().from(meetings).where(meetingIs(where));
  return row ?? null;
}

export async function findByClientId(
  tx: Queryable,
  organizerId: string,
  clientId: string,
): Promise<MeetingRow | null> {
  const [row] = await tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.organizerId, organizerId), eq(meetings.clientId, clientId)));
  return row ?? null;
}

const meetingIs = (where: { organizationId: string; meetingId: string }) =>
  and(eq(meetings.id, where.meetingId), eq(meetings.organizationId, where.organizationId));

export async function lockMeeting(
  tx: Transaction,
  where: { organizationId: string; meetingId: string },
): Promise<MeetingRow | null> {
  const [row] = await tx.select().from(meetings).where(meetingIs(where)).for('no key update');
  return row ?? null;
}

export async function lockUpcomingMeetings(
  tx: Transaction,
  { seriesId, from, now }: { seriesId: string; from?: Date | undefined; now: Date },
): Promise<MeetingRow[]> {
  return tx
    .select()
    .from(meetings)
    .where(
      and(
        eq(meetings.seriesId, seriesId),
        isNull(meetings.canceledAt),
        gt(meetings.startTime, now),
        from && gte(meetings.seriesTime, from),
      ),
    )
    .orderBy(asc(meetings.seriesTime), asc(meetings.id))
    .for('no key update');
}

export async function findSeriesMeetings(tx: Queryable, seriesId: string): Promise<MeetingRow[]> {
  return tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.seriesId, seriesId), isNull(meetings.canceledAt)))
    .orderBy(asc(meetings.seriesTime), asc(meetings.id));
}

type NewMeeting = typeof meetings.$inferInsert;

/** Rows per INSERT statement, limited by the maximum number of bind parameters. */
export const insertBatchSize = 1000;

/** Inserts meetings with their participants. The organiser's answer is set to accepted. */
export async function insertMeetings(
  tx: Queryable,
  planned: readonly (NewMeeting & { participantIds: readonly string[] })[],
): Promise<MeetingRow[]> {
  const inserted: MeetingRow[] = [];
  for (let from = 0; from < planned.length; from += insertBatchSize) {
    const part = planned.slice(from, from + insertBatchSize);
    const rows = await tx
      .insert(meetings)
      .values(part.map(({ participantIds: _, ...meeting }) => meeting))
      .returning();
    inserted.push(...rows);
  }
  const participants = planned.flatMap(({ participantIds, organizerId, createdAt }, index) =>
    participantIds.map((userId) => {
      const organizes = userId === organizerId;
      return {
        meetingId: inserted[index]!.id,
        userId,
        answer: organizes ? ('ACCEPTED' as const) : ('NONE' as const),
        answeredAt: organizes ? (createdAt ?? null) : null,
      };
    }),
  );
  for (let from = 0; from < participants.length; from += insertBatchSize) {
    await tx.insert(meetingParticipants).values(participants.slice(from, from + insertBatchSize));
  }
  return inserted;
}

export async function saveMeeting(
  tx: Queryable,
  meetingId: string,
  change: Partial<NewMeeting>,
): Promise<MeetingRow> {
  const [row] = await tx
    .update(meetings)
    .set({ ...change, sequence: sql`${meetings.sequence} + 1` })
    .where(eq(meetings.id, meetingId))
    .returning();
  return row!;
}

export async function cancelMeetings(
  tx: Queryable,
  meetingIds: readonly string[],
  now: Date,
): Promise<void> {
  if (meetingIds.length === 0) return;
  await tx
    .update(meetings)
    .set({ canceledAt: now, updatedAt: now, sequence: sql`${meetings.sequence} + 1` })
    .where(inArray(meetings.id, [...meetingIds]));
}

export async function isNumberFree(
  tx: Queryable,
  where: { organizationId: string; number: string },
): Promise<boolean> {
  return (await tx.$count(meetings, numberIs(where))) === 0;
}

export async function findMeetingByNumber(
  tx: Queryable,
  where: { organizationId: string; number: string; now: Date },
): Promise<MeetingRow | null> {
  const [row] = await tx
    .select()
    .from(meetings)
    .where(
      and(
        numberIs(where),
        isNull(meetings.canceledAt),
        isNull(meetings.endedAt),
        or(isNull(meetings.endTime), gt(meetings.endTime, where.now)),
      ),
    )
    .orderBy(asc(start), asc(meetings.id))
    .limit(1);
  return row ?? null;
}

const numberIs = ({ organizationId, number }: { organizationId: string; number: string }) =>
  and(eq(meetings.organizationId, organizationId), eq(meetings.providerMeetingId, number));

export async function findAvailableMeetings(
  tx: Queryable,
  { organizationId, userId, now, by }: MemberRef & { now: Date; by: Date },
  page: PageRequest,
): Promise<{ rows: MeetingRow[]; total: number }> {
  const query = tx
    .select()
    .from(meetings)
    .where(
      and(
        eq(meetings.organizationId, organizationId),
        isNull(meetings.canceledAt),
        isNull(meetings.endedAt),
        lte(meetings.startTime, by),
        or(isNull(meetings.endTime), gt(meetings.endTime, now)),
        takesPart(tx, [userId]),
      ),
    )
    .$dynamic();
  return findPage(tx, query, [start, asc(meetings.id)], page);
}

/** Marks meetings that start until `by` as reminded and returns each only once. */
export async function claimReminders(
  tx: Queryable,
  { now, by }: { now: Date; by: Date },
): Promise<MeetingRow[]> {
  return tx
    .update(meetings)
    .set({ remindedAt: now })
    .where(
      and(
        isNull(meetings.remindedAt),
        isNull(meetings.canceledAt),
        gt(meetings.startTime, now),
        lte(meetings.startTime, by),
      ),
    )
    .returning();
}

/** Marks meetings whose start or end was not announced, and returns each to one process only. */
export async function claimUnannounced(
  tx: Queryable,
  kind: 'beginning' | 'end',
  now: Date,
): Promise<MeetingRow[]> {
  const columns = { beginning: meetings.startNotifiedAt, end: meetings.endNotifiedAt }[kind];
  const due = {
    beginning: lte(meetings.startTime, now),
    end: lte(sql`coalesce(${meetings.endedAt}, ${meetings.endTime})`, now),
  }[kind];
  const change = { beginning: { startNotifiedAt: now }, end: { endNotifiedAt: now } }[kind];
  return tx
    .update(meetings)
    .set(change)
    .where(and(isNull(columns), isNull(meetings.canceledAt), due))
    .returning();
}
