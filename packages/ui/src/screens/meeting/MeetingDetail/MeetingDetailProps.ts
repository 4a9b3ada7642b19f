import type { GivenMeetingAnswer } from '../AnswerMeeting/index.ts';
import type { MeetingClock, MeetingView } from '../meeting.ts';

export type MeetingDetailState =
  | { status: 'loading' }
  | { status: 'error' }
  /** There is no such meeting, or it is not for the member's eyes. */
  | { status: 'gone' }
  | { status: 'ready'; meeting: MeetingView };

/** The ways into a meeting that are copied. */
export type MeetingWay = 'link' | 'number' | 'passcode';

export interface MeetingDetailCallbacks {
  onAnswer(event: { answer: GivenMeetingAnswer }): void;
  /** Also: back into the one that one is in. */
  onJoin(): void;
  onLeave(): void;
  /** ISO 8601. */
  onExtend(event: { endTime: string }): void;
  onEnd(): void;
  onEdit(): void;
  onCancel(): void;
  /** To the clipboard; rejects where that did not work. */
  onCopy(event: { way: MeetingWay; text: string }): void | Promise<void>;
  /** Walks to its room; absent where there is no way to it. */
  onGoToRoom?: ((event: { meetingRoomId: string }) => void) | undefined;
}

export interface MeetingDetailProps extends MeetingDetailCallbacks {
  state: MeetingDetailState;
  myUserId: string;
  clock?: MeetingClock;
  /** The action that runs; answers tell which one is on its way. */
  running?: 'join' | 'leave' | 'extend' | 'end' | GivenMeetingAnswer | undefined;
  /** Why the last action was refused, in the member's language. */
  error?: { text?: string } | undefined;
  onBack(): void;
  onRetry(): void;
}
