import {
  renew,
  renewNamed,
  revalidateWhere,
  type Updates,
} from '../../platform/realtime/updates.ts';

/** Key of the room availability queries. Real-time messages about rooms invalidate them. */
export const roomBusyKey = 'meetingRoomBusy';

export const meetingUpdates: Updates = {
  updateMeetingStatus: [
    // Calendars of chosen members have a separate message.
    revalidateWhere('/v1/meetings', ({ ids }) => ids === undefined),
    renew('/v1/meetings/{id}', '/v1/meetings/available', '/v1/meetings/user-attendees'),
  ],
  meetingGuestsChanged: [renew('/v1/meetings/waiting-guests', '/v1/meetings/{id}/guests')],
  meetingTranscriptsChanged: [renew('/v1/meetings/{id}/transcripts')],
  meetingRoomsChanged: [renew('/v1/meetings/rooms'), renewNamed(roomBusyKey)],
};
