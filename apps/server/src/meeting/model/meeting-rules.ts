import {
  maxMeetingMinutes,
  maxMeetingParticipants,
  meetingHorizonMs,
  minMeetingMinutes,
} from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';

const minute = 60_000;

export interface MeetingTime {
  startTime: Date;
  endTime: Date;
}

/** Spec §5: the start is in the future and at most a year ahead; lasts half an hour to a day. */
export function requireMeetingTime({ startTime, endTime }: MeetingTime, now: Date): void {
  if (startTime <= now || startTime.getTime() > now.getTime() + meetingHorizonMs) {
    throw new ApiError('meetingTimeInvalid');
  }
  requireMeetingLength({ startTime, endTime });
}

export function requireMeetingLength({ startTime, endTime }: MeetingTime): void {
  const minutes = (endTime.getTime() - startTime.getTime()) / minute;
  if (!(minutes > 0) || minutes > maxMeetingMinutes) throw new ApiError('meetingTimeInvalid');
  if (minutes < minMeetingMinutes) throw new ApiError('meetingDurationTooShort');
}

/** Returns the invited users and the organiser without duplicates. */
export function participantsOf(organizerId: string | null, userIds: readonly string[]): string[] {
  const all = [...new Set([...(organizerId ? [organizerId] : []), ...userIds])];
  if (all.length > maxMeetingParticipants) throw new ApiError('meetingParticipantsOverLimit');
  return all;
}
