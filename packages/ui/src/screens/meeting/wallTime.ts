import { formatRequestTimestamp } from '@office/vocabulary';
import { isIsoDate } from '../../patterns/dates/isoDate.ts';

const day = 24 * 60 * 60_000;

/** A day and a time as the clock on a wall shows them. */
export interface WallTime {
  /** `2026-11-20` */
  date: string;
  /** `09:30` */
  time: string;
}

/** The clock of a zone at an instant, as the milliseconds that such a clock in UTC would show. */
function shown(instant: number, timeZone: string | undefined): number {
  return Date.parse(`${formatRequestTimestamp(instant, timeZone).replace(' ', 'T')}Z`);
}

/** Reads the clock of a zone, the viewer's own without one, at an instant. */
export function wallTimeOf(instant: number | string, timeZone?: string): WallTime {
  const [date = '', time = ''] = formatRequestTimestamp(instant, timeZone).split(' ');
  return { date, time: time.slice(0, 5) };
}

/**
 * The instant at which the clock of a zone shows a time, in epoch ms; NaN for what is no time, or in no zone. A time that
 * the clock skips is as much later; of two, it is the first. So the server has it.
 */
export function instantOf({ date, time }: WallTime, timeZone?: string): number {
  const local = isIsoDate(date) ? Date.parse(`${date}T${time}:00Z`) : NaN;
  if (Number.isNaN(local) || timeZone === '') return NaN;
  const offsetAt = (instant: number) => shown(instant, timeZone) - instant;
  const [before, after] = [-day, day].map((away) => local - offsetAt(local + away)) as [
    number,
    number,
  ];
  return shown(before, timeZone) !== local && shown(after, timeZone) === local ? after : before;
}
