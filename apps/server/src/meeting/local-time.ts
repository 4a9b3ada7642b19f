import { TZDate, tzOffset } from '@date-fns/tz';
import { ApiError } from '../http/api-error.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * A time on the clock of a time zone, as the milliseconds since 1970 that such a clock in UTC would show:
 * days and weeks later are added to it without regard to summer time.
 */
export type LocalTime = number;

export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const there = new TZDate(instant.getTime(), timeZone);
  return Date.UTC(
    there.getFullYear(),
    there.getMonth(),
    there.getDate(),
    there.getHours(),
    there.getMinutes(),
    there.getSeconds(),
    there.getMilliseconds(),
  );
}

/** The instant of a local time. A time that the clock skips is as much later; of two, it is the first. */
export function instantOf(local: LocalTime, timeZone: string): Date {
  const [before, after] = [-day, day].map(
    (away) => new Date(local - tzOffset(timeZone, new Date(local + away)) * minute),
  ) as [Date, Date];
  const isShown = (at: Date) => localTimeOf(at, timeZone) === local;
  return !isShown(before) && isShown(after) ? after : before;
}

/** @throws {ApiError} 400 `{ timeZone: 'invalid' }` for a name that is no time zone's */
export function requireTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new ApiError({ timeZone: 'invalid' });
  }
}
