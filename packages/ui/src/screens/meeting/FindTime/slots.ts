import type { BusyMeetingTime, MeetingPerson } from '../meeting.ts';
import { instantAt } from '../../../patterns/dates/zoned.ts';

const minute = 60_000;
/** Interval between slots in minutes, and the first and last visible hour. */
const slotMinutes = 30;
const firstHour = 8;
const lastHour = 20;

export interface BusyPerson extends MeetingPerson {
  busy: readonly BusyMeetingTime[];
}

export interface Slot {
  /** ISO 8601. `endTime` is the end of the meeting, not of the slot. */
  startTime: string;
  endTime: string;
  /** The slot has started or is over. */
  past: boolean;
  busy: readonly MeetingPerson[];
  roomTaken: boolean;
  /** Whether each person, in order, is busy in the first half hour. */
  cells: readonly boolean[];
  roomCell: boolean;
}

interface DayOfSlots {
  date: string;
  timeZone?: string | undefined;
  minutes: number;
  people: readonly BusyPerson[];
  room?: readonly BusyMeetingTime[] | undefined;
  now: number;
}

const overlaps =
  (from: number, to: number) =>
  ({ startTime, endTime }: BusyMeetingTime) =>
    Date.parse(startTime) < to && Date.parse(endTime) > from;

/** Half-hour slots of a day in local time. Times skipped by a daylight saving change are omitted. */
export function slotsOf({ date, timeZone, minutes, people, room = [], now }: DayOfSlots): Slot[] {
  const count = ((lastHour - firstHour) * 60) / slotMinutes;
  const starts = Array.from({ length: count }, (_, index) => {
    const at = firstHour * 60 + index * slotMinutes;
    const pad = (value: number) => String(value).padStart(2, '0');
    return instantAt({ date, time: `${pad(Math.floor(at / 60))}:${pad(at % 60)}` }, timeZone);
  });
  return [...new Set(starts)].map((from) => {
    const to = from + minutes * minute;
    const first = overlaps(from, from + slotMinutes * minute);
    const isCovered = overlaps(from, to);
    return {
      startTime: new Date(from).toISOString(),
      endTime: new Date(to).toISOString(),
      past: from <= now,
      busy: people.filter((person) => person.busy.some(isCovered)),
      roomTaken: room.some(isCovered),
      cells: people.map((person) => person.busy.some(first)),
      roomCell: room.some(first),
    };
  });
}
