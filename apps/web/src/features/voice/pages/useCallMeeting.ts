import { useStore } from '@office/client/lib/useStore.ts';
import { useRoomMeetings } from '../../../office/floors/useRoomMeetings.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useVoice } from '../models/voiceContext.ts';

/** Id of the meeting whose call this is. Null for other calls, and until the member is in the call. */
export function useCallMeeting({ room, phase }: ActiveCallState): string | null {
  const { attendance, calls } = useVoice();
  const attended = useStore(attendance);
  const place = calls.room?.id === room.id ? calls.room : null;
  const rooms = useRoomMeetings(place?.meetingRoomId ? place.floorId : null);
  if (phase === 'joining') return null;
  if (room.kind === 'MEETING') return room.id;
  if (attended.status === 'in' && attended.room.id === room.id) return attended.meeting.id;
  const door = rooms.find(({ meetingRoom }) => meetingRoom.id === place?.meetingRoomId);
  return door?.current?.meetingId ?? null;
}
