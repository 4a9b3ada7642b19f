import type { MeetingAnswer } from '@office/vocabulary';
import { addDays, daysBetween, isIsoDate } from '../dates/isoDate.ts';
import { wallDate, wallTimeOf, wallTimeOfDate, type WallTime } from '../dates/zoned.ts';

export const calendarViews = ['day', 'week', 'month', 'agenda', 'rooms'] as const;
export type CalendarView = (typeof calendarViews)[number];

export interface CalendarPerson {
  id: string;
  name: string;
  /** Index of one of ten colours. */
  color: number;
}

export interface CalendarRoom {
  id: string;
  name: string;
}

export interface CalendarMeeting {
  id: string;
  /** Null for private meetings. */
  title: string | null;
  /** ISO 8601 timestamp, or a date such as `2026-11-20` for whole days. */
  start: string;
  /** Exclusive; for whole days the day after the last. */
  end: string;
  allDay?: boolean;
  personIds: readonly string[];
  room?: CalendarRoom | null;
  /** Answer of the calendar's owner; undefined if no answer is requested. */
  answer?: MeetingAnswer | undefined;
  canceled?: boolean;
  recurring?: boolean;
  editable?: boolean;
}

export interface PlacedMeeting {
  meeting: CalendarMeeting;
  start: WallTime;
  end: WallTime;
  wholeDays: boolean;
}

const dayMinutes = 1440;

/** Converts meetings to a time zone, sorted by start and person. Omits invalid times. */
export function placeMeetings(
  meetings: readonly CalendarMeeting[],
  timeZone: string,
  people: readonly Pick<CalendarPerson, 'id'>[] = [],
): PlacedMeeting[] {
  const order = new Map(people.map(({ id }, index) => [id, index]));
  const rank = ({ meeting }: PlacedMeeting) =>
    order.get(meeting.personIds[0] ?? '') ?? people.length;
  const placed: PlacedMeeting[] = [];
  for (const meeting of meetings) {
    const at = meeting.allDay ? wholeDay : (text: string) => moment(text, timeZone);
    const [start, end] = [at(meeting.start), at(meeting.end)];
    if (Number.isNaN(start) || Number.isNaN(end)) continue;
    const shortest = meeting.allDay ? dayMinutes : 1;
    const last = Math.max(end, start + shortest);
    const wholeDays = Boolean(meeting.allDay) || last - start >= dayMinutes;
    placed.push({ meeting, start, end: last, wholeDays });
  }
  return placed.sort((a, b) => a.start - b.start || b.end - a.end || rank(a) - rank(b));
}

const wholeDay = (text: string) =>
  isIsoDate(text.slice(0, 10)) ? wallTimeOfDate(text.slice(0, 10)) : NaN;

function moment(text: string, timeZone: string): WallTime {
  const at = Date.parse(text);
  return Number.isNaN(at) ? NaN : wallTimeOf(at, timeZone);
}

export interface Segment {
  placed: PlacedMeeting;
  /** Minutes of the day. */
  from: number;
  to: number;
  column: number;
  columns: number;
}

/** Minimum height of a meeting, in minutes. */
export const minDrawnMinutes = 20;

export function arrangeDay(meetings: readonly PlacedMeeting[], midnight: WallTime): Segment[] {
  const segments = meetings
    .filter(({ start, end }) => start < midnight + dayMinutes && end > midnight)
    .map((placed) => ({
      placed,
      from: Math.max(0, placed.start - midnight),
      to: Math.min(dayMinutes, placed.end - midnight),
      column: 0,
      columns: 1,
    }));
  let group: Segment[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const segment of group) segment.columns = ends.length;
    group = [];
    ends = [];
  };
  for (const segment of segments) {
    if (ends.every((end) => end <= segment.from)) close();
    const free = ends.findIndex((end) => end <= segment.from);
    segment.column = free === -1 ? ends.length : free;
    ends[segment.column] = Math.max(segment.to, segment.from + minDrawnMinutes);
    group.push(segment);
  }
  close();
  return segments;
}

export function meetingsOfDay(meetings: readonly PlacedMeeting[], date: string): PlacedMeeting[] {
  const midnight = wallTimeOfDate(date);
  return meetings.filter(({ start, end }) => start < midnight + dayMinutes && end > midnight);
}

const agendaDays = 28;

/** Returns the days of a view; `to` is exclusive. A month includes whole weeks. */
export function calendarRange({
  view,
  date,
  weekStart,
}: {
  view: CalendarView;
  date: string;
  /** First day of the week, 0 for Sunday; see `weekStart(language)`. */
  weekStart: number;
}): { from: string; to: string } {
  const weekOf = (day: string) =>
    addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() - weekStart + 7) % 7));
  if (view === 'week') return { from: weekOf(date), to: addDays(weekOf(date), 7) };
  if (view === 'agenda') return { from: date, to: addDays(date, agendaDays) };
  if (view !== 'month') return { from: date, to: addDays(date, 1) };
  const first = `${date.slice(0, 8)}01`;
  const last = addDays(`${addDays(first, 31).slice(0, 8)}01`, -1);
  return { from: weekOf(first), to: addDays(weekOf(last), 7) };
}

export function daysOf({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));
}

export function stepDate(view: CalendarView, date: string, by: 1 | -1): string {
  if (view === 'week') return addDays(date, 7 * by);
  if (view === 'agenda') return addDays(date, agendaDays * by);
  if (view !== 'month') return addDays(date, by);
  const first = `${date.slice(0, 8)}01`;
  const other = by === 1 ? addDays(first, 31) : addDays(first, -1);
  return `${other.slice(0, 8)}01`;
}

export function lastDayOf({ end }: PlacedMeeting): string {
  return wallDate(end - 1);
}
