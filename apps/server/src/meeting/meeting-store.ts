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
import type { Queryable, Transaction } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { meetingParticipants, meetings } from '../database/schema/meetings.ts';
import { findPage, type PageRequest } from '../database/page.ts';

export type MeetingRow = typeof meetings.$inferSelect;

export interface MeetingSearch {
  organizationId: string;
  /** The members whose meetings are searched. */
  userIds: readonly string[];
  /** Only what this one takes part in. */
  onlyOf?: string;
  /** Not over by then, and begun before then. */
  from?: Date;
  to?: Date;
}

/** Spec §3: a missing start counts as zero. */
const start = sql`coalesce(${meetings.startTime}, to_timestamp(0))`;

/** Whether one of some members takes part in a meeting of a query. */
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

/** Meetings of some members that were not cancelled, by start. */
export async function findMeetings(
  tx: Queryable,
  { organizationId, userIds, onlyOf, from, to }: MeetingSearch,
  page: PageRequest,
): Promise<{ rows: MeetingRow[]; total: number }> {
  if (userIds.length === 0) return { rows: [], total: 0 };
  const found = and(
    eq(meetings.organizationId, organizationId),
    isNull(meetings.canceledAt),
    takesPart(tx, userIds),
    onlyOf ? takesPart(tx, [onlyOf]) : undefined,
    from && or(gt(meetings.endTime, from), and(isNull(meetings.endTime), gte(start, from))),
    to && lt(start, to),
  );
  const query = tx.select().from(meetings).where(found).$dynamic();
  return findPage(tx, query, [start, asc(meetings.id)], page);
}

/** A meeting of the organisation; null for another one's. */
export async function findMeeting(
  tx: Queryable,
  where: { organizationId: string; meetingId: string },
): Promise<MeetingRow | null> {
  const [row] = await tx.select().from(meetings).where(meetingIs(where));
  return row ?? null;
}

/** The meeting, of a series the first, that its organiser's client made by this id; also where it is cancelled. */
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

/** As {@link findMeeting}, held: its changes take turns. */
export async function lockMeeting(
  tx: Transaction,
  where: { organizationId: string; meetingId: string },
): Promise<MeetingRow | null> {
  const [row] = await tx.select().from(meetings).where(meetingIs(where)).for('no key update');
  return row ?? null;
}

/** The meetings of a series that are neither cancelled nor begun, by the times of the series; held. */
export async function lockMeetingsToCome(
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

/** The meetings of a series that were not cancelled, by the times of the series. */
export async function findSeriesMeetings(tx: Queryable, seriesId: string): Promise<MeetingRow[]> {
  return tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.seriesId, seriesId), isNull(meetings.canceledAt)))
    .orderBy(asc(meetings.seriesTime), asc(meetings.id));
}

type NewMeeting = typeof meetings.$inferInsert;

/** Rows of so many columns fit into one statement. */
export const rowsAtOnce = 1000;

/** Makes meetings with those who take part. Who organises one has accepted it. */
export async function insertMeetings(
  tx: Queryable,
  planned: readonly (NewMeeting & { participantIds: readonly string[] })[],
): Promise<MeetingRow[]> {
  const made: MeetingRow[] = [];
  for (let from = 0; from < planned.length; from += rowsAtOnce) {
    const part = planned.slice(from, from + rowsAtOnce);
    const rows = await tx
      .insert(meetings)
      .values(part.map(({ participantIds: _, ...meeting }) => meeting))
      .returning();
    made.push(...rows);
  }
  const participants = planned.flatMap(({ participantIds, organizerId, createdAt }, index) =>
    participantIds.map((userId) => {
      const organizes = userId === organizerId;
      return {
        meetingId: made[index]!.id,
        userId,
        answer: organizes ? ('ACCEPTED' as const) : ('NONE' as const),
        answeredAt: organizes ? (createdAt ?? null) : null,
      };
    }),
  );
  for (let from = 0; from < participants.length; from += rowsAtOnce) {
    await tx.insert(meetingParticipants).values(participants.slice(from, from + rowsAtOnce));
  }
  return made;
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

/** Cancels meetings. */
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

/** A number that no meeting of the organisation has. */
export async function isNumberFree(
  tx: Queryable,
  where: { organizationId: string; number: string },
): Promise<boolean> {
  return (await tx.$count(meetings, numberIs(where))) === 0;
}

/** The next meeting of a number that is not over: a series has one number for all of them. */
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

/** A page of what a member may join: it goes on, or begins by then. */
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

/** Meetings that begin by then and that nobody was reminded of yet; they count as told, as {@link claimUntold}. */
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

/**
 * Meetings whose beginning, or end, nobody was told of yet. They count as told from now on: of several
 * processes each is answered to one.
 */
export async function claimUntold(
  tx: Queryable,
  kind: 'beginning' | 'end',
  now: Date,
): Promise<MeetingRow[]> {
  const told = { beginning: meetings.beginningToldAt, end: meetings.endToldAt }[kind];
  const due = {
    beginning: lte(meetings.startTime, now),
    end: lte(sql`coalesce(${meetings.endedAt}, ${meetings.endTime})`, now),
  }[kind];
  const change = { beginning: { beginningToldAt: now }, end: { endToldAt: now } }[kind];
  return tx
    .update(meetings)
    .set(change)
    .where(and(isNull(told), isNull(meetings.canceledAt), due))
    .returning();
}
