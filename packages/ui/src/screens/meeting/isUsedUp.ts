import type { MeetingService } from './meeting.ts';

/** Whether a service carries no more meetings today. */
export const isUsedUp = ({ usedUpUntil }: MeetingService, now: number): boolean =>
  usedUpUntil !== undefined && Date.parse(usedUpUntil) > now;
