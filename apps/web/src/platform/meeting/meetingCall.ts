import type { Schemas } from '@office/api';
import { createContext, use } from 'react';
import type { Store } from '@office/client/lib/Store.ts';

type Room = Schemas['VoiceRoom'];
type Meeting = Schemas['Meeting'];

export type Attendance =
  | { status: 'out' }
  | { status: 'joining'; meetingId: string }
  /** `isOver`: its time is over, and its people go on talking. */
  | { status: 'in'; meeting: Meeting; room: Room; isOver: boolean };

/** Outcome of joining. `left`: the member left the room before the call was joined. */
export type JoinOutcome =
  { status: 'joined' | 'full' | 'left' } | { status: 'refused'; error: unknown };

export interface MeetingCall {
  attendance: Store<Attendance> & {
    /** Without `muted`, the microphone follows the settings of the member. */
    join(meetingId: string, options?: { muted: boolean }): Promise<JoinOutcome>;
    leave(): void;
  };
  calls: Store<{ call: { participants: readonly unknown[] } | null }>;
}

export const MeetingCallContext = createContext<MeetingCall | null>(null);

export function useMeetingCall(): MeetingCall {
  const meetingCall = use(MeetingCallContext);
  if (!meetingCall) throw new Error('Calls of meetings are used outside the workplace');
  return meetingCall;
}
