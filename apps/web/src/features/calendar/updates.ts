import { renewNamed, type Updates } from '../../platform/realtime/updates.ts';
import { roomBookingsKey } from './models/roomBookingsKey.ts';

/** Real-time messages → calendars; the meetings themselves are those of the area of meetings. */
export const calendarUpdates: Updates = {
  meetingRoomsChanged: [renewNamed(roomBookingsKey)],
};
