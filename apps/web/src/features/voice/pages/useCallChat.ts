import { showError } from '@office/client/errors/showError.ts';
import { useDirectMessage, useDirectUnread } from '../../chat/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import type { ActiveCallState } from '../models/callState.ts';
import { useVoice } from '../models/voiceContext.ts';

interface CallChat {
  unread: number;
  /** Opens the conversation beside the call. */
  open(): void;
}

/**
 * The direct message or group conversation of the people in a direct call. Undefined in other calls,
 * and for members who cannot write.
 */
export function useCallChat({ room, participants }: ActiveCallState): CallChat | undefined {
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
