import type { Schemas } from '@office/api';

export interface MeetingTimes {
  startTime: Date | null;
  endTime: Date | null;
  canceledAt: Date | null;
  endedAt: Date | null;
}

/** Ongoing from its start to its end, or until ended manually. Without a start it stays scheduled. */
export function meetingStatus(
  { startTime, endTime, canceledAt, endedAt }: MeetingTimes,
  now: Date,
): Schemas['MeetingStatus'] {
  if (canceledAt) return 'CANCELED';
  if (endedAt || (endTime && endTime <= now)) return 'ENDED';
  return startTime && startTime <= now ? 'ONGOING' : 'SCHEDULED';
}
