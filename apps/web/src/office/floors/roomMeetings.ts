import type { Schemas } from '@office/api';
import {
  defaultMeetingMinutes,
  meetingJoinableMs,
  meetingStepMinutes,
  minMeetingMinutes,
} from '@office/vocabulary';

export type RoomMeetings = Schemas['RoomMeetings'];
type RoomMeeting = Schemas['RoomMeeting'];

/** The meeting to offer on entering a room: in progress or about to start. */
export interface RoomMeetingMatch extends RoomMeeting {
  isNext: boolean;
}

export function findCurrentMeeting(
  room: RoomMeetings | undefined,
  now: number,
): RoomMeetingMatch | null {
  if (!room) return null;
  const { current, next } = room;
  if (current && Date.parse(current.endTime) > now) return { ...current, isNext: false };
  if (!next || Date.parse(next.startTime) - now > meetingJoinableMs) return null;
  return { ...next, isNext: Date.parse(next.startTime) > now };
}

export function canStartMeeting(room: RoomMeetings | undefined, now: number): boolean {
  if (!room || findCurrentMeeting(room, now)) return false;
  const { next } = room;
  return !next || Date.parse(next.startTime) - now >= minMeetingMinutes * 60_000;
}

/** Link to the meeting form, with a duration that ends before the next meeting. */
export function startMeetingHref(
  meetingRoomId: string,
  room: RoomMeetings | undefined,
  now: number,
): string {
  const left = room?.next ? (Date.parse(room.next.startTime) - now) / 60_000 : Infinity;
  const fitting = Math.floor((left - 1) / meetingStepMinutes) * meetingStepMinutes;
  const search = new URLSearchParams({ view: 'room', meetingRoomId });
  if (fitting < defaultMeetingMinutes) {
    search.set('minutes', String(Math.max(fitting, minMeetingMinutes)));
  }
  return `/online-meeting?${search.toString()}`;
}
