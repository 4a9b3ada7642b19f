import type { ReactNode } from 'react';
import type { GivenMeetingAnswer } from '../AnswerMeeting/index.ts';
import type { MeetingClock, MeetingView } from '../meeting.ts';

export type MeetingDetailState =
  | { status: 'loading' }
  | { status: 'error' }
  /** The meeting does not exist or is not visible to the member. */
  | { status: 'gone' }
  | { status: 'ready'; meeting: MeetingView };

export type MeetingAccess = 'link' | 'number' | 'passcode';

export interface MeetingDetailCallbacks {
  onAnswer(event: { answer: GivenMeetingAnswer }): void;
  /** Joins the meeting, or opens the page of another service again. */
  onJoin(): void;
  onLeave(): void;
  onExtend(event: { endTime: string }): void;
  onEnd(): void;
  onEdit(): void;
  onCancel(): void;
  /** Copies to the clipboard. Rejects if that fails. */
  onCopy(event: { way: MeetingAccess; text: string }): void | Promise<void>;
  /** Walks to the meeting room. Undefined if the room cannot be reached. */
  onGoToRoom?: ((event: { meetingRoomId: string }) => void) | undefined;
}

export interface MeetingDetailProps extends MeetingDetailCallbacks {
  state: MeetingDetailState;
  myUserId: string;
  clock?: MeetingClock;
  /** The member is in a call. On phones its bar replaces the button to leave. */
  inCall?: boolean | undefined;
  /** The running action, or the answer being sent. */
  running?: 'join' | 'leave' | 'extend' | 'end' | GivenMeetingAnswer | undefined;
  error?: { text?: string } | undefined;
  /** Chat of the meeting. Undefined for members without access to it. */
  chat?: { unreadMessages: number; onOpen(): void } | undefined;
  /** Further sections, such as `MeetingTranscripts`. */
  sections?: ReactNode;
  onBack(): void;
  onRetry(): void;
}
