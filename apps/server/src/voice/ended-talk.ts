import type { RealtimeMessages } from '@office/api';
import type { VoiceDeps } from './room-access.ts';
import { closeRoom } from './room-removal.ts';
import { findZoneRooms } from './zone-rooms.ts';

/**
 * Ends the talk of a meeting that was ended by hand or cancelled. One whose time is over goes on: people finish their
 * sentences.
 */
export async function closeEndedTalk(
  deps: VoiceDeps,
  organizationId: string,
  meeting: RealtimeMessages['updateMeetingStatus'],
): Promise<void> {
  const { meetingId, meetingRoomId, status, startTime, endTime } = meeting;
  const now = deps.now().getTime();
  const isEnded = status === 'ENDED' && Date.parse(endTime) > now;
  if (!isEnded && status !== 'CANCELED') return;
  if (!meetingRoomId) return closeRoom(deps, { organizationId, roomId: meetingId }, 'ended');
  // Nobody talks in a room because of a meeting that has not begun.
  if (Date.parse(startTime) > now) return;
  const rooms = await findZoneRooms(deps.db, { organizationId });
  const room = rooms.find((each) => each.meetingRoomId === meetingRoomId);
  if (room) await closeRoom(deps, { organizationId, roomId: room.id }, 'ended');
}
