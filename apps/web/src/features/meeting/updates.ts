import { renew, type Updates } from '../../platform/realtime/updates.ts';

/** What real-time messages do to meetings. */
export const meetingUpdates: Updates = {
  updateMeetingStatus: [renew('/v1/meetings')],
};
