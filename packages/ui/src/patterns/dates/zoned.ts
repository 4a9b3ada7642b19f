// Moments on the clock of a time zone.
import { isIsoDate } from './isoDate.ts';
import { timeOfMinutes } from './readTime.ts';

const minuteMs = 60_000;
const dayMinutes = 1440;

/**
 * A time on the clock of a zone, as the minutes since 1970 that such a clock in UTC would show: hours and
 * days are added to it without regard to summer time.
 */
export type WallTime = number;

/** Zones change on quarters of an hour, so an offset is asked once a quarter. */
const quarterMs = 15 * minuteMs;

interface Zone {
  clock: Intl.DateTimeFormat;
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const figures = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  const clockIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { ...figures, hourCycle: 'h23', timeZone });
  let clock: Intl.DateTimeFormat;
  try {
    clock = clockIn(name);
  } catch {
    // A zone that the browser does not know is no reason to show nothing.
    clock = clockIn('UTC');
  }
  const zone = { clock, offsets: new Map<number, number>() };
  zones.set(name, zone);
  return zone;
}

function offsetAt(instant: number, name: string): number {
  const { clock, offsets } = zoneOf(name);
  const quarter = Math.floor(instant / quarterMs);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const at = quarter * quarterMs;
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(at)) parts[type] = Number(value);
  const { year, month, day, hour, minute } = parts as Record<string, number>;
  const offset = (Date.UTC(year!, month! - 1, day!, hour!, minute!) - at) / minuteMs;
  // A page that stays open for weeks asks about ever new quarters.
  if (offsets.size > 20_000) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

/** The time that a zone's clock shows at a moment, which is in milliseconds. */
export function wallOf(instant: number, zone: string): WallTime {
  return Math.floor(instant / minuteMs) + offsetAt(instant, zone);
}

/** The moment of a time on the clock. A time that the clock skips is as much later; of two, it is the first. */
export function instantOf(wall: WallTime, zone: string): number {
  const at = (away: number) => (wall - offsetAt((wall + away) * minuteMs, zone)) * minuteMs;
  const [before, after] = [at(-dayMinutes), at(dayMinutes)];
  return wallOf(before, zone) !== wall && wallOf(after, zone) === wall ? after : before;
}

/** Midnight of a day. */
export function wallOfDate(date: string): WallTime {
  return Date.parse(`${date}T00:00:00Z`) / minuteMs;
}

export function wallDate(wall: WallTime): string {
  return new Date(wall * minuteMs).toISOString().slice(0, 10);
}

/** Minutes after midnight. */
export function wallMinutes(wall: WallTime): number {
  return ((wall % dayMinutes) + dayMinutes) % dayMinutes;
}

/** `09:30` */
export function wallClock(wall: WallTime): string {
  return timeOfMinutes(wall);
}

/** A day and a time as fields of a form hold them. */
export interface DateAndTime {
  /** `2026-11-20` */
  date: string;
  /** `09:30` */
  time: string;
}

const viewersZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Reads the clock of a zone, the viewer's own without one, at a moment. */
export function dateAndTimeOf(instant: number | string, zone: string = viewersZone()): DateAndTime {
  const wall = wallOf(typeof instant === 'string' ? Date.parse(instant) : instant, zone);
  return { date: wallDate(wall), time: wallClock(wall) };
}

/** The moment at which a clock shows a day and a time, as {@link instantOf}; NaN for what is no time, or in no zone. */
export function instantAt({ date, time }: DateAndTime, zone: string = viewersZone()): number {
  const wall = isIsoDate(date) ? Date.parse(`${date}T${time}:00Z`) / minuteMs : NaN;
  return Number.isNaN(wall) || zone === '' ? NaN : instantOf(wall, zone);
}
