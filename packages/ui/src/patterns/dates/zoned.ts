import { isIsoDate } from './isoDate.ts';
import { timeOfMinutes } from './parseTime.ts';

const minuteMs = 60_000;
const dayMinutes = 1440;

/** Minutes since 1970 on a UTC clock that shows the local time, without summer time. */
export type WallTime = number;

/** Offsets change only at quarter hours, so one offset is cached per quarter. */
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
    // Falls back to UTC for a zone unknown to the browser.
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
  if (offsets.size > 20_000) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

/** `instant` is in milliseconds. */
export function wallTimeOf(instant: number, zone: string): WallTime {
  return Math.floor(instant / minuteMs) + offsetAt(instant, zone);
}

/** A skipped time moves forward by the gap. A repeated time is its first occurrence. */
export function instantOf(wall: WallTime, zone: string): number {
  const at = (offset: number) => (wall - offsetAt((wall + offset) * minuteMs, zone)) * minuteMs;
  const [before, after] = [at(-dayMinutes), at(dayMinutes)];
  return wallTimeOf(before, zone) !== wall && wallTimeOf(after, zone) === wall ? after : before;
}

export function wallTimeOfDate(date: string): WallTime {
  return Date.parse(`${date}T00:00:00Z`) / minuteMs;
}

export function wallDate(wall: WallTime): string {
  return new Date(wall * minuteMs).toISOString().slice(0, 10);
}

export function wallMinutes(wall: WallTime): number {
  return ((wall % dayMinutes) + dayMinutes) % dayMinutes;
}

export function wallClock(wall: WallTime): string {
  return timeOfMinutes(wall);
}

export interface DateAndTime {
  date: string;
  time: string;
}

/** Returns the IANA name of the browser's time zone. */
export const zoneOfViewer = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Defaults to the viewer's time zone. */
export function dateAndTimeOf(
  instant: number | string,
  zone: string = zoneOfViewer(),
): DateAndTime {
  const wall = wallTimeOf(typeof instant === 'string' ? Date.parse(instant) : instant, zone);
  return { date: wallDate(wall), time: wallClock(wall) };
}

/** Like {@link instantOf}. Returns NaN for an invalid time or an empty zone. */
export function instantAt({ date, time }: DateAndTime, zone: string = zoneOfViewer()): number {
  const wall = isIsoDate(date) ? Date.parse(`${date}T${time}:00Z`) / minuteMs : NaN;
  return Number.isNaN(wall) || zone === '' ? NaN : instantOf(wall, zone);
}
