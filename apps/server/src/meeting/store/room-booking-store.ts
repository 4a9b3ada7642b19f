import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';
import { advisoryLockIds } from '../../database/advisory-lock-ids.ts';
import { meetingRoomBookings } from '../../database/schema/meetings.ts';

export interface Booking {
  meetingId: string;
  meetingRoomId: string;
  startTime: Date;
  endTime: Date;
}

const { meetingId, meetingRoomId, during } = meetingRoomBookings;
/** SQLSTATE of an exclusion constraint violation. */
const overlaps = '23P01';

const range = ({ startTime, endTime }: { startTime: Date; endTime: Date }) =>
  sql`tstzrange(${startTime.toISOString()}, ${endTime.toISOString()})`;

/** Serialises the bookings of rooms, so that two concurrent series do not deadlock. */
export async function lockMeetingRooms(tx: Transaction, roomIds: readonly string[]): Promise<void> {
  for (const roomId of [...new Set(roomIds)].toSorted()) {
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(${advisoryLockIds.meetingRooms}, hashtext(${roomId}))`,
    );
  }
}

/** Books rooms. Returns false without booking any if one of them is occupied. */
export async function bookRooms(tx: Transaction, bookings: readonly Booking[]): Promise<boolean> {
  if (bookings.length === 0) return true;
  try {
    await tx.transaction((inner) =>
      inner
        .insert(meetingRoomBookings)
        .values(bookings.map((each) => ({ ...each, during: range(each) }))),
    );
    return true;
  } catch (error) {
    if ((error as { cause?: { code?: unknown } }).cause?.code === overlaps) return false;
    throw error;
  }
}

export async function freeRooms(tx: Queryable, meetingIds: readonly string[]): Promise<void> {
  if (meetingIds.length === 0) return;
  await tx.delete(meetingRoomBookings).where(inArray(meetingId, [...meetingIds]));
}

export interface OccupiedTime {
  meetingId: string;
  startTime: Date;
  endTime: Date;
}

export async function findBookings(
  tx: Queryable,
  room: { meetingRoomId: string; startTime: Date; endTime: Date; except?: readonly string[] },
): Promise<OccupiedTime[]> {
  const rows = await tx
    .select({
      meetingId,
      startTime: sql<string>`lower(${during})`,
      endTime: sql<string>`upper(${during})`,
    })
    .from(meetingRoomBookings)
    .where(
      and(
        eq(meetingRoomId, room.meetingRoomId),
        sql`${during} && ${range(room)}`,
        room.except?.length ? notInArray(meetingId, [...room.except]) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${during})`));
  return rows.map((row) => ({
    meetingId: row.meetingId,
    startTime: new Date(row.startTime),
    endTime: new Date(row.endTime),
  }));
}
