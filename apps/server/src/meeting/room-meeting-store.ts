import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { meetingRoomBookings, meetings } from '../database/schema/meetings.ts';
import type { MeetingRow } from './meeting-store.ts';

/** A meeting that has a room at some time. */
export interface BookedMeeting {
  meetingRoomId: string;
  row: MeetingRow;
}

/** The meetings that have rooms at some time of a span, by start. */
export async function findBookedMeetings(
  tx: Queryable,
  where: { organizationId: string; meetingRoomIds: readonly string[]; from: Date; to: Date },
): Promise<BookedMeeting[]> {
  if (where.meetingRoomIds.length === 0) return [];
  const { meetingRoomId, meetingId, during } = meetingRoomBookings;
  return tx
    .select({ meetingRoomId, row: meetings })
    .from(meetingRoomBookings)
    .innerJoin(meetings, eq(meetings.id, meetingId))
    .where(
      and(
        eq(meetings.organizationId, where.organizationId),
        inArray(meetingRoomId, [...where.meetingRoomIds]),
        sql`${during} && tstzrange(${where.from.toISOString()}, ${where.to.toISOString()}, '[]')`,
      ),
    )
    .orderBy(asc(sql`lower(${during})`));
}
