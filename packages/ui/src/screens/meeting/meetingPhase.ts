import { meetingJoinableMs } from '@office/vocabulary';
import type { MeetingSummary } from './meeting.ts';

const minute = 60_000;

type Times = Pick<MeetingSummary, 'startTime' | 'endTime' | 'status'>;

/** `OPEN`: it has not begun, and can be joined already. */
export type MeetingPhase = 'SCHEDULED' | 'OPEN' | 'ONGOING' | 'ENDED' | 'CANCELED';

const at = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/**
 * The phase of a meeting by the clock: the server's status is as old as its answer. Only one that has begun there has
 * begun, however late the clock here is.
 */
export function meetingPhase({ startTime, endTime, status }: Times, now: number): MeetingPhase {
  if (status === 'CANCELED' || status === 'ENDED') return status;
  const start = at(startTime);
  const end = at(endTime);
  if (end !== null && end <= now) return 'ENDED';
  if (start === null) return 'SCHEDULED';
  if (start <= now || status === 'ONGOING') return 'ONGOING';
  return start - meetingJoinableMs <= now ? 'OPEN' : 'SCHEDULED';
}

/** Whether a member goes in now: from ten minutes before its start, the organiser at any time before. */
export function canJoin(
  meeting: Times & Pick<MeetingSummary, 'ownAnswer' | 'organizer'>,
  { now, myUserId }: { now: number; myUserId: string },
): boolean {
  if (meeting.ownAnswer === null) return false;
  const phase = meetingPhase(meeting, now);
  if (phase === 'SCHEDULED') return meeting.organizer?.userId === myUserId;
  return phase === 'OPEN' || phase === 'ONGOING';
}

/** Whole minutes until an instant, begun ones included. */
export function minutesUntil(iso: string, now: number): number {
  return Math.ceil((Date.parse(iso) - now) / minute);
}

/** How long a meeting is, in minutes; null without a start or an end. */
export function minutesOf({ startTime, endTime }: Times): number | null {
  const [start, end] = [at(startTime), at(endTime)];
  return start === null || end === null ? null : Math.round((end - start) / minute);
}
