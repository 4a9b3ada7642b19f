import { renew, revalidateWhere, type Updates } from '../../platform/realtime/updates.ts';

/** `ids` is a JSON-encoded list. */
const areShown = ({ ids }: { ids?: unknown }, { userIds }: { userIds: readonly string[] }) =>
  typeof ids === 'string' && userIds.some((id) => ids.includes(id));

export const calendarUpdates: Updates = {
  calendarsChanged: [
    revalidateWhere('/v1/meetings', areShown),
    revalidateWhere('/v1/calendar/events', areShown),
  ],
  meetingRoomsChanged: [renew('/v1/meetings/rooms/bookings')],
};
