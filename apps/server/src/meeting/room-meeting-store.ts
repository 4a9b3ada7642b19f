import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { meetingRoomBookings, meetings } from '../database/schema/meetings.ts';
import { takesPart, type MeetingRow } from './meeting-store.ts';

/** A meeting that has a room at some time. */
export interface BookedMeeting {
  meetingRoomId: string;
  row: MeetingRow;
}

interface BookedSpan {
  organizationId: string;
  meetingRoomIds: readonly string[];
  from: Date;
  to: Date;
}

const { meetingRoomId, meetingId, during } = meetingRoomBookings;

/** @param bounds `[]` takes in what ends or begins at the very edge, `()` does not */
const isBooked = (where: BookedSpan, bounds: '[]' | '()'): SQL | undefined =>
  and(
    eq(meetings.organizationId, where.organizationId),
    inArray(meetingRoomId, [...where.meetingRoomIds]),
    sql`${during} && tstzrange(${where.from.toISOString()}, ${where.to.toISOString()}, ${bounds})`,
  );

/** The meetings that have rooms at some time of a span, by start. */
export async function findBookedMeetings(
  tx: Queryable,
  where: BookedSpan,
): Promise<BookedMeeting[]> {
  if (where.meetingRoomIds.length === 0) return [];
  return tx
    .select({ meetingRoomId, row: meetings })
    .from(meetingRoomBookings)
    .innerJoin(meetings, eq(meetings.id, meetingId))
    .where(isBooked(where, '[]'))
    .orderBy(asc(sql`lower(${during})`));
}

/** A time at which a meeting has a room, with what decides who may know of it. */
export interface RoomBookingRow {
  meetingRoomId: string;
  meetingId: string;
  startTime: Date;
  endTime: Date;
  title: string;
  visibility: MeetingRow['visibility'];
  /** The one who asks takes part in it, or organises it. */
  isOwn: boolean;
}

/** When rooms are taken in a span, by start. */
export async function findRoomBookings(
  tx: Queryable,
  where: BookedSpan & { userId: string },
): Promise<RoomBookingRow[]> {
  if (where.meetingRoomIds.length === 0) return [];
  const rows = await tx
    .select({
      meetingRoomId,
      meetingId,
      startTime: sql<string>`lower(${during})`,
      endTime: sql<string>`upper(${during})`,
      title: meetings.title,
      visibility: meetings.visibility,
      isOwn: sql<boolean>`(${takesPart(tx, [where.userId])} or ${meetings.organizerId} is not distinct from ${where.userId})`,
    })
    .from(meetingRoomBookings)
    .innerJoin(meetings, eq(meetings.id, meetingId))
    .where(isBooked(where, '()'))
    .orderBy(asc(sql`lower(${during})`));
  return rows.map((row) => ({
    ...row,
    startTime: new Date(row.startTime),
    endTime: new Date(row.endTime),
  }));
}
