import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { meetingRoomBookings, meetings } from '../../database/schema/meetings.ts';
import { takesPart, type MeetingRow } from './meeting-store.ts';

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

/** @param bounds `[]` includes bookings that only touch the range, `()` excludes them */
const isBooked = (where: BookedSpan, bounds: '[]' | '()'): SQL | undefined =>
  and(
    eq(meetings.organizationId, where.organizationId),
    inArray(meetingRoomId, [...where.meetingRoomIds]),
    sql`${during} && tstzrange(${where.from.toISOString()}, ${where.to.toISOString()}, ${bounds})`,
  );

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

export interface RoomBookingRow {
  meetingRoomId: string;
  meetingId: string;
  startTime: Date;
  endTime: Date;
  title: string;
  visibility: MeetingRow['visibility'];
  isOwn: boolean;
}

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
