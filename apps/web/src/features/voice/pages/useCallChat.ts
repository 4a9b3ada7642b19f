import { showError } from '@office/client/errors/showError.ts';
import { useDirectMessage, useDirectUnread, useMeetingChat } from '../../chat/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useVoice } from '../models/voiceContext.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { useRoomMeetings } from '../../../office/floors/useRoomMeetings.ts';

interface CallChat {
  unread: number;
  open(): void;
}

/** The conversation of the people in a direct call, or the chat of the meeting. Undefined in other calls. */
export function useCallChat(call: ActiveCallState): CallChat | undefined {
  const direct = useDirectChat(call);
  const meeting = useMeetingChat(useCallMeeting(call));
  return direct ?? meeting;
}

/** Undefined for members who cannot write. */
function useDirectChat({ room, participants }: ActiveCallState): CallChat | undefined {
  const { calls } = useVoice();
  const mayWrite = useMayCreate('chat') ?? false;
  const writeTo = useDirectMessage();
  const others = participants.map(({ userId }) => userId);
  // Known while the other participant is still joining or disconnected.
  const expected = calls.otherUserId;
  const userIds =
    others.length === 0 && expected !== null ? [expected] : [...new Set(others)].toSorted();
  const isShown = room.kind === 'DIRECT' && mayWrite && userIds.length > 0;
  const unread = useDirectUnread(isShown ? userIds : []);
  return isShown ? { unread, open: () => void writeTo(...userIds).catch(showError) } : undefined;
}

/** Id of the meeting whose call this is. Null for other calls, and until the member is in the call. */
function useCallMeeting({ room, phase }: ActiveCallState): string | null {
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
