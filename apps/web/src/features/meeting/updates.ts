import { renew, renewNamed, type Updates } from '../../platform/realtime/updates.ts';
import { roomBusyKey, roomDayKey } from './roomQueries.ts';

/** Real-time messages → meetings. */
export const meetingUpdates: Updates = {
  updateMeetingStatus: [
    renew(
      '/v1/meetings',
      '/v1/meetings/{id}',
      '/v1/meetings/available',
      '/v1/meetings/user-attendees',
    ),
  ],
  meetingRoomsChanged: [
    renew('/v1/meetings/rooms'),
    renewNamed(roomBusyKey),
    renewNamed(roomDayKey),
  ],
};
