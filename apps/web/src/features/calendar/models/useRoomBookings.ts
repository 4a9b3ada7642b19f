import type { CalendarMeeting, CalendarRoom } from '@office/ui';
import { useMemo } from 'react';
import { useQuietQuery } from '../../../platform/api/queries.ts';

const none: CalendarMeeting[] = [];

/** The times at which rooms are taken. */
export function useRoomBookings(
  rooms: readonly CalendarRoom[],
  span: { startTime: string; endTime: string } | null,
): CalendarMeeting[] {
  const { data } = useQuietQuery(
    '/v1/meetings/rooms/bookings',
    span && { params: { query: span } },
    { keepPreviousData: true },
  );
  return useMemo(() => {
    const roomOf = new Map(rooms.map((room) => [room.id, room]));
    return (
      data?.data.flatMap(({ meetingRoomId, bookings }) =>
        bookings.map(({ meetingId, title, startTime: start, endTime: end }) => ({
          id: meetingId ?? `${unknown}${meetingRoomId} ${start}`,
          ...{ title, start, end, personIds: [], room: roomOf.get(meetingRoomId) ?? null },
        })),
      ) ?? none
    );
  }, [data, rooms]);
}

/** Begins the id of a booking by a meeting that the member may not read. */
const unknown = 'room ';

/** Whether there is a page for it. */
export const isMeeting = (id: string): boolean => !id.startsWith(unknown);

/** The bookings without those that meetings on the calendar tell more of. */
export function untoldBookings(
  bookings: readonly CalendarMeeting[],
  meetings: readonly CalendarMeeting[],
): CalendarMeeting[] {
  const told = new Set(meetings.map(({ id }) => id));
  return bookings.filter(({ id }) => !told.has(id));
}
