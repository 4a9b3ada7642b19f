import type { RealtimeMessages } from '@office/api';
import type { VoiceDeps } from './room-access.ts';
import { closeRoom } from './room-removal.ts';
import { findZoneRooms } from './zone-rooms.ts';

/**
 * Closes the call of a meeting that was ended manually or cancelled. After the scheduled end, the call
 * continues, so that
 * participants can finish their conversation.
 */
export async function closeCallOfEndedMeeting(
  deps: VoiceDeps,
  organizationId: string,
  meeting: RealtimeMessages['updateMeetingStatus'],
): Promise<void> {
  const { meetingId, meetingRoomId, status, startTime, endTime } = meeting;
  const now = deps.now().getTime();
  const isEnded = status === 'ENDED' && Date.parse(endTime) > now;
  if (!isEnded && status !== 'CANCELED') return;
  if (!meetingRoomId) return closeRoom(deps, { organizationId, roomId: meetingId }, 'ended');
  // A meeting that has not begun has no call in its meeting room.
  if (Date.parse(startTime) > now) return;
  const rooms = await findZoneRooms(deps.db, { organizationId });
  const room = rooms.find((each) => each.meetingRoomId === meetingRoomId);
  if (room) await closeRoom(deps, { organizationId, roomId: room.id }, 'ended');
}
