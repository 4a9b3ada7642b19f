import type { BusyMeetingTime, MeetingPerson } from '../meeting.ts';
import { instantAt } from '../../../patterns/dates/zoned.ts';

const minute = 60_000;
/** Minutes from one line of the day to the next, and the hours between which a day is shown. */
const lineMinutes = 30;
const opens = 8;
const closes = 20;

/** Someone who is asked, and when they have something else. */
export interface BusyPerson extends MeetingPerson {
  busy: readonly BusyMeetingTime[];
}

/** A time at which the meeting may begin. */
export interface Slot {
  /** ISO 8601; the end is that of the meeting. */
  startTime: string;
  endTime: string;
  /** It is over, or begins now. */
  past: boolean;
  /** Those who cannot come for the whole of it. */
  busy: readonly MeetingPerson[];
  /** The room is taken for a part of it. */
  roomTaken: boolean;
  /** For each of the people, in order: whether they have something in its first half an hour. */
  cells: readonly boolean[];
  roomCell: boolean;
}

interface DayOfSlots {
  /** `2026-11-20` in the zone. */
  date: string;
  timeZone?: string | undefined;
  /** How long the meeting is. */
  minutes: number;
  people: readonly BusyPerson[];
  /** The times at which the room is taken; absent without a room. */
  room?: readonly BusyMeetingTime[] | undefined;
  /** Epoch ms. */
  now: number;
}

const overlaps =
  (from: number, to: number) =>
  ({ startTime, endTime }: BusyMeetingTime) =>
    Date.parse(startTime) < to && Date.parse(endTime) > from;

/** The lines of a day, each half an hour on the clock of the zone; a time that the clock skips is none. */
export function slotsOf({ date, timeZone, minutes, people, room = [], now }: DayOfSlots): Slot[] {
  const count = ((closes - opens) * 60) / lineMinutes;
  const starts = Array.from({ length: count }, (_, index) => {
    const at = opens * 60 + index * lineMinutes;
    const pad = (value: number) => String(value).padStart(2, '0');
    return instantAt({ date, time: `${pad(Math.floor(at / 60))}:${pad(at % 60)}` }, timeZone);
  });
  return [...new Set(starts)].map((from) => {
    const to = from + minutes * minute;
    const first = overlaps(from, from + lineMinutes * minute);
    const whole = overlaps(from, to);
    return {
      startTime: new Date(from).toISOString(),
      endTime: new Date(to).toISOString(),
      past: from <= now,
      busy: people.filter((person) => person.busy.some(whole)),
      roomTaken: room.some(whole),
      cells: people.map((person) => person.busy.some(first)),
      roomCell: room.some(first),
    };
  });
}
