import type { CalendarMeeting, CalendarRoom } from '@office/ui';
import useSWR from 'swr';
import { queryPrefix } from '../../../platform/api/queryKeys.ts';
import { timesTaken } from '../../meeting/index.ts';
import { roomBookingsKey } from './roomBookingsKey.ts';

/** The times at which rooms are taken on a day; whose they are is told to those who take part. */
export function useRoomBookings(
  rooms: readonly CalendarRoom[],
  span: { startTime: string; endTime: string } | null,
): CalendarMeeting[] {
  const { data } = useSWR(
    span && rooms.length > 0 ? [queryPrefix, roomBookingsKey, span.startTime, span.endTime] : null,
    async () =>
      (
        await Promise.all(
          rooms.map(async (room) => {
            const times = await timesTaken(room.id, span!);
            return times.map(({ startTime, endTime }) => bookingOf(room, startTime, endTime));
          }),
        )
      ).flat(),
    { keepPreviousData: true },
  );
  return data ?? [];
}

const idPrefix = 'room ';

/** A time at which a room is taken by a meeting that the member knows nothing of. */
function bookingOf(room: CalendarRoom, start: string, end: string): CalendarMeeting {
  return { id: `${idPrefix}${room.id} ${start}`, title: null, start, end, personIds: [], room };
}

/** Whether there is a page for it. */
export const isMeeting = (id: string): boolean => !id.startsWith(idPrefix);

/** The bookings without those that meetings on the calendar tell more of. */
export function untoldBookings(
  bookings: readonly CalendarMeeting[],
  meetings: readonly CalendarMeeting[],
): CalendarMeeting[] {
  return bookings.filter(
    ({ room, start, end }) =>
      !meetings.some((each) => each.room?.id === room?.id && each.start < end && each.end > start),
  );
}
