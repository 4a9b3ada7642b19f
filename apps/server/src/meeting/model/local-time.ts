import { TZDate, tzOffset } from '@date-fns/tz';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A local time, as the epoch milliseconds of a UTC clock with the same reading. Ignores DST. */
export type LocalTime = number;

export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const zoned = new TZDate(instant.getTime(), timeZone);
  return Date.UTC(
    zoned.getFullYear(),
    zoned.getMonth(),
    zoned.getDate(),
    zoned.getHours(),
    zoned.getMinutes(),
    zoned.getSeconds(),
    zoned.getMilliseconds(),
  );
}

/** Moves a local time skipped by a clock change forward. Returns the earlier of two instants. */
export function instantOf(local: LocalTime, timeZone: string): Date {
  const [before, after] = [-day, day].map(
    (offset) => new Date(local - tzOffset(timeZone, new Date(local + offset)) * minute),
  ) as [Date, Date];
  const isShown = (at: Date) => localTimeOf(at, timeZone) === local;
  return !isShown(before) && isShown(after) ? after : before;
}
