import { renew, renewWhere, type Updates } from '../../platform/realtime/updates.ts';

/** The members of a calendar are a list in JSON. */
const areShown = ({ ids }: { ids?: unknown }, { userIds }: { userIds: readonly string[] }) =>
  typeof ids === 'string' && userIds.some((id) => ids.includes(id));

/** Real-time messages → calendars. One's own meetings are of the area of meetings. */
export const calendarUpdates: Updates = {
  calendarsChanged: [
    renewWhere('/v1/meetings', areShown),
    renewWhere('/v1/calendar/events', areShown),
  ],
  meetingRoomsChanged: [renew('/v1/meetings/rooms/bookings')],
};
