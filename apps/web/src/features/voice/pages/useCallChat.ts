import { showError } from '@office/client/errors/showError.ts';
import { useDirectMessage, useDirectUnread, useMeetingChat } from '../../chat/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useCallMeeting } from './useCallMeeting.ts';
import { useVoice } from '../models/voiceContext.ts';

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
