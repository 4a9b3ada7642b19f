import type { MeetingService } from './meeting.ts';

export const isDailyLimitReached = ({ usedUpUntil }: MeetingService, now: number): boolean =>
  usedUpUntil !== undefined && Date.parse(usedUpUntil) > now;
