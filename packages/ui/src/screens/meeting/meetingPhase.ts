import { meetingJoinableMs } from '@office/vocabulary';
import type { MeetingSummary } from './meeting.ts';

const minute = 60_000;

type Times = Pick<MeetingSummary, 'startTime' | 'endTime' | 'status'>;

/** `OPEN`: not started, but can already be joined. */
export type MeetingPhase = 'SCHEDULED' | 'OPEN' | 'ONGOING' | 'ENDED' | 'CANCELED';

const at = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/**
 * Phase by the clock, as the status may be outdated. ENDED, CANCELED or ONGOING take precedence.
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

/** From ten minutes before the start; the organiser at any time before the end. */
export function canJoin(
  meeting: Times & Pick<MeetingSummary, 'ownAnswer' | 'organizer'>,
  { now, myUserId }: { now: number; myUserId: string },
): boolean {
  if (meeting.ownAnswer === null) return false;
  const phase = meetingPhase(meeting, now);
  if (phase === 'SCHEDULED') return meeting.organizer?.userId === myUserId;
  return phase === 'OPEN' || phase === 'ONGOING';
}

export function minutesOf({ startTime, endTime }: Times): number | null {
  const [start, end] = [at(startTime), at(endTime)];
  return start === null || end === null ? null : Math.round((end - start) / minute);
}
