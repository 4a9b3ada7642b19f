import type { Schemas } from '@office/api';
import { meetingJoinableMs, minMeetingMinutes } from '@office/vocabulary';

export type RoomMeetings = Schemas['RoomMeetings'];
type RoomMeeting = Schemas['RoomMeeting'];

/** The meeting that one who comes into a room now finds: it is on, or about to begin. */
export interface FoundMeeting extends RoomMeeting {
  isNext: boolean;
}

export function meetingFound(room: RoomMeetings | undefined, now: number): FoundMeeting | null {
  if (!room) return null;
  const { current, next } = room;
  if (current && Date.parse(current.endTime) > now) return { ...current, isNext: false };
  if (!next || Date.parse(next.startTime) - now > meetingJoinableMs) return null;
  return { ...next, isNext: Date.parse(next.startTime) > now };
}

/** Whether there is time for a meeting in a room from now on. */
export function hasTimeFor(room: RoomMeetings | undefined, now: number): boolean {
  if (!room || meetingFound(room, now)) return false;
  const { next } = room;
  return !next || Date.parse(next.startTime) - now >= minMeetingMinutes * 60_000;
}
