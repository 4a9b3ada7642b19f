import type { CalendarMeeting, CalendarRoom } from '@office/ui';
import { useMemo } from 'react';
import { useQuietQuery } from '../../../platform/api/queries.ts';

const none: CalendarMeeting[] = [];

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
          id: meetingId ?? `${privateBookingPrefix}${meetingRoomId} ${start}`,
          ...{ title, start, end, personIds: [], room: roomOf.get(meetingRoomId) ?? null },
        })),
      ) ?? none
    );
  }, [data, rooms]);
}

/** Id prefix of bookings whose meeting the member may not read. */
const privateBookingPrefix = 'room ';

export const isMeeting = (id: string): boolean => !id.startsWith(privateBookingPrefix);

export function bookingsWithoutMeeting(
  bookings: readonly CalendarMeeting[],
  meetings: readonly CalendarMeeting[],
): CalendarMeeting[] {
  const meetingIds = new Set(meetings.map(({ id }) => id));
  return bookings.filter(({ id }) => !meetingIds.has(id));
}
