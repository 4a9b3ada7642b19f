import type { Schemas } from '@office/api';

/** The times that tell what has come of a meeting. */
export interface MeetingTimes {
  startTime: Date | null;
  endTime: Date | null;
  canceledAt: Date | null;
  endedAt: Date | null;
}

/** A meeting goes on from its start to its end, or until someone ends it; without a start it waits. */
export function meetingStatus(
  { startTime, endTime, canceledAt, endedAt }: MeetingTimes,
  now: Date,
): Schemas['MeetingStatus'] {
  if (canceledAt) return 'CANCELED';
  if (endedAt || (endTime && endTime <= now)) return 'ENDED';
  return startTime && startTime <= now ? 'ONGOING' : 'SCHEDULED';
}
