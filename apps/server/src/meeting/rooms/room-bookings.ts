import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { MeetingRow } from '../store/meeting-store.ts';
import {
  bookRooms,
  findBookings,
  lockMeetingRooms,
  type Booking,
} from '../store/room-booking-store.ts';
import { findClosures } from '../store/room-closure-store.ts';

/**
 * Books the rooms of the meetings that have one.
 * @throws {ApiError} 409 `meetingRoomBusy` { startTime } if another meeting has booked the room, or
 *   it is closed
 */
export async function bookRoomsOf(tx: Transaction, rows: readonly MeetingRow[]): Promise<void> {
  const bookings = rows.flatMap(({ id, meetingRoomId, startTime, endTime }): Booking[] =>
    meetingRoomId && startTime && endTime
      ? [{ meetingId: id, meetingRoomId, startTime, endTime }]
      : [],
  );
  await lockMeetingRooms(
    tx,
    bookings.map(({ meetingRoomId }) => meetingRoomId),
  );
  for (const { meetingRoomId, startTime, endTime } of bookings) {
    const span = { meetingRoomIds: [meetingRoomId], startTime, endTime };
    const [closed] = await findClosures(tx, span);
    if (closed) throw roomBusy(closed.startTime);
  }
  if (await bookRooms(tx, bookings)) return;
  for (const booking of bookings) {
    const [first] = await findBookings(tx, booking);
    if (first) throw roomBusy(first.startTime);
  }
  // The meetings of the series overlap each other: they last longer than the interval of the rule.
  throw roomBusy(bookings[0]!.startTime);
}

export function roomBusy(startTime: Date): ApiError {
  return new ApiError('meetingRoomBusy', { data: { startTime: startTime.toISOString() } });
}
