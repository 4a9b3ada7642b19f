import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { meetingParticipants, meetings } from '../database/schema/meetings.ts';
import { users } from '../database/schema/users.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { pictureOf } from '../database/picture-column.ts';
import { byName, type PersonRow } from '../people/member-directory.ts';

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

const takesPart = (tx: Queryable, userIds: readonly string[]): SQL =>
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
  const [row] = await tx
    .select()
    .from(meetings)
    .where(
      and(eq(meetings.id, where.meetingId), eq(meetings.organizationId, where.organizationId)),
    );
  return row ?? null;
}

const person = { id: users.id, nameKanji: users.nameKanji, picture: pictureOf(users) };

/** The participants of each of some meetings, by name. */
export async function findParticipants(
  tx: Queryable,
  meetingIds: readonly string[],
): Promise<Map<string, PersonRow[]>> {
  const found = new Map<string, PersonRow[]>(meetingIds.map((id) => [id, []]));
  if (meetingIds.length === 0) return found;
  const rows = await tx
    .select({ meetingId: meetingParticipants.meetingId, person })
    .from(meetingParticipants)
    .innerJoin(users, eq(users.id, meetingParticipants.userId))
    .where(inArray(meetingParticipants.meetingId, [...meetingIds]))
    .orderBy(...byName);
  for (const row of rows) found.get(row.meetingId)?.push(row.person);
  return found;
}

/** Makes meetings with those who take part. */
export async function insertMeetings(
  tx: Queryable,
  planned: readonly (typeof meetings.$inferInsert & { participantIds: readonly string[] })[],
): Promise<string[]> {
  if (planned.length === 0) return [];
  const rows = await tx
    .insert(meetings)
    .values(planned.map(({ participantIds: _, ...meeting }) => meeting))
    .returning({ id: meetings.id });
  const ids = rows.map(({ id }) => id);
  const participants = planned.flatMap(({ participantIds }, index) =>
    participantIds.map((userId) => ({ meetingId: ids[index]!, userId })),
  );
  if (participants.length > 0) await tx.insert(meetingParticipants).values(participants);
  return ids;
}
