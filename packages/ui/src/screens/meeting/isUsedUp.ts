import type { MeetingService } from './meeting.ts';

export const isUsedUp = ({ usedUpUntil }: MeetingService, now: number): boolean =>
  usedUpUntil !== undefined && Date.parse(usedUpUntil) > now;
