import { errorCode } from '@office/client/errors/errorCode.ts';
import type { CallEndReason } from '../call/callState.ts';

/** `notStarted`: the guest is admitted before the call of the meeting opens. */
export type CallOutcome = 'none' | 'notStarted' | 'full' | 'disconnected';

/** Returns why an admitted guest is not in the call. */
export function callOutcome(reason: CallEndReason): CallOutcome {
  if (typeof reason !== 'object') return 'disconnected';
  const { refused } = reason;
  const code = typeof refused === 'string' ? refused : errorCode(refused);
  if (code === 'meetingTimeInvalid') return 'notStarted';
  return code === 'voiceChatRoomFull' ? 'full' : 'disconnected';
}
