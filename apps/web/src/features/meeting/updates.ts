import { renew, type Updates } from '../../platform/realtime/updates.ts';

/** Real-time messages → meetings. */
export const meetingUpdates: Updates = {
  updateMeetingStatus: [renew('/v1/meetings')],
  meetingRoomsChanged: [renew('/v1/meetings/rooms')],
};
