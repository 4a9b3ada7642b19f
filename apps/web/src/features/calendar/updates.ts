import { renew, renewWhere, type Updates } from '../../platform/realtime/updates.ts';

/** Real-time messages → calendars. One's own meetings are of the area of meetings. */
export const calendarUpdates: Updates = {
  calendarsChanged: [
    // The members of a calendar are a list in JSON.
    renewWhere(
      '/v1/meetings',
      ({ ids }, { userIds }) => typeof ids === 'string' && userIds.some((id) => ids.includes(id)),
    ),
  ],
  meetingRoomsChanged: [renew('/v1/meetings/rooms/bookings')],
};
