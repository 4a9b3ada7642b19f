import type { MeetingAnswer } from '@office/vocabulary';
import { and, asc, eq, gt, inArray, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { meetingGuests } from '../../database/schema/meeting-guests.ts';
import { meetingParticipants, meetings } from '../../database/schema/meetings.ts';
import { users } from '../../database/schema/users.ts';
import { byName, type PersonRow } from '../../people/member-directory.ts';
import { insertBatchSize } from './meeting-store.ts';

const person = {
  id: users.id,
  nameKanji: users.nameKanji,
  nameLatin: users.nameLatin,
  picture: pictureOf(users),
};

export interface ParticipantRow {
  person: PersonRow;
  answer: MeetingAnswer;
}

export async function findParticipants(
  tx: Queryable,
  meetingIds: readonly string[],
): Promise<Map<string, ParticipantRow[]>> {
  const found = new Map<string, ParticipantRow[]>(meetingIds.map((id) => [id, []]));
  if (meetingIds.length === 0) return found;
  const { meetingId, answer } = meetingParticipants;
  const rows = await tx
    .select({ meetingId, answer, person })
    .from(meetingParticipants)
    .innerJoin(users, eq(users.id, meetingParticipants.userId))
    .where(inArray(meetingParticipants.meetingId, [...meetingIds]))
    .orderBy(...byName('ja'));
  for (const row of rows) found.get(row.meetingId)?.push(row);
  return found;
}

/** Replaces the participants of meetings. Existing participants keep their answers. */
export async function replaceParticipants(
  tx: Queryable,
  meetingIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  await tx
    .delete(meetingParticipants)
    .where(
      and(
        inArray(meetingParticipants.meetingId, [...meetingIds]),
        notInArray(meetingParticipants.userId, [...userIds]),
      ),
    );
  await addParticipants(tx, meetingIds, userIds);
}

export async function isParticipant(
  tx: Queryable,
  meetingId: string,
  userId: string,
): Promise<boolean> {
  const { meetingId: meeting, userId: user } = meetingParticipants;
  return (await tx.$count(meetingParticipants, and(eq(meeting, meetingId), eq(user, userId)))) > 0;
}

export function countParticipants(tx: Queryable, meetingId: string): Promise<number> {
  return tx.$count(meetingParticipants, eq(meetingParticipants.meetingId, meetingId));
}

export async function addParticipants(
  tx: Queryable,
  meetingIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  const rows = meetingIds.flatMap((meetingId) => userIds.map((userId) => ({ meetingId, userId })));
  for (let from = 0; from < rows.length; from += insertBatchSize) {
    await tx
      .insert(meetingParticipants)
      .values(rows.slice(from, from + insertBatchSize))
      .onConflictDoNothing();
  }
}

/** Clears the answers to moved meetings, except that of the member who moved them. */
export async function resetAnswers(
  tx: Queryable,
  meetingIds: readonly string[],
  exceptOf: string,
): Promise<void> {
  await tx
    .update(meetingParticipants)
    .set({ answer: 'NONE', answeredAt: null })
    .where(
      and(
        inArray(meetingParticipants.meetingId, [...meetingIds]),
        ne(meetingParticipants.userId, exceptOf),
      ),
    );
}

/** Returns admitted guests to the lobby. Their next request notifies the host. */
export async function resetAdmissions(tx: Queryable, meetingIds: readonly string[]): Promise<void> {
  await tx
    .update(meetingGuests)
    .set({ state: 'WAITING', answeredBy: null, seenAt: new Date(0) })
    .where(
      and(inArray(meetingGuests.meetingId, [...meetingIds]), eq(meetingGuests.state, 'ADMITTED')),
    );
}

export async function saveAnswer(
  tx: Queryable,
  meetingIds: readonly string[],
  { userId, answer, answeredAt }: { userId: string; answer: MeetingAnswer; answeredAt: Date },
): Promise<number> {
  const rows = await tx
    .update(meetingParticipants)
    .set({ answer, answeredAt })
    .where(
      and(
        inArray(meetingParticipants.meetingId, [...meetingIds]),
        eq(meetingParticipants.userId, userId),
      ),
    )
    .returning({ meetingId: meetingParticipants.meetingId });
  return rows.length;
}

/** Returns whether the answer changed. */
export async function acceptMeeting(
  tx: Queryable,
  meetingId: string,
  { userId, answeredAt }: { userId: string; answeredAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(meetingParticipants)
    .set({ answer: 'ACCEPTED', answeredAt })
    .where(
      and(
        eq(meetingParticipants.meetingId, meetingId),
        eq(meetingParticipants.userId, userId),
        ne(meetingParticipants.answer, 'ACCEPTED'),
      ),
    );
  return (rowCount ?? 0) > 0;
}

export async function findBusyTimes(
  tx: Queryable,
  where: { organizationId: string; userIds: readonly string[]; from: Date; to: Date },
): Promise<{ userId: string; meetingId: string; startTime: Date; endTime: Date; title: string }[]> {
  const { organizationId, userIds, from, to } = where;
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({
      userId: meetingParticipants.userId,
      meetingId: meetings.id,
      startTime: meetings.startTime,
      endTime: sql<string>`coalesce(${meetings.endedAt}, ${meetings.endTime})`,
      title: meetings.title,
    })
    .from(meetingParticipants)
    .innerJoin(meetings, eq(meetings.id, meetingParticipants.meetingId))
    .where(
      and(
        eq(meetings.organizationId, organizationId),
        inArray(meetingParticipants.userId, [...userIds]),
        ne(meetingParticipants.answer, 'DECLINED'),
        isNull(meetings.canceledAt),
        lt(meetings.startTime, to),
        gt(sql`coalesce(${meetings.endedAt}, ${meetings.endTime})`, from),
      ),
    )
    .orderBy(asc(meetings.startTime), asc(meetings.id));
  return rows.map((row) => ({
    ...row,
    startTime: row.startTime!,
    endTime: new Date(row.endTime),
  }));
}
