import { maxSeriesMeetings } from '@office/vocabulary';
import { RRuleTemporal } from 'rrule-temporal';
import { ApiError } from '../../http/api-error.ts';
import { instantOf, localTimeOf } from './local-time.ts';

/** An RFC 5545 rule without `RRULE:`, evaluated in local time from the start. */
export interface Recurrence {
  rule: string;
  startTime: Date;
  timeZone: string;
}

export interface PlannedTimes {
  times: Date[];
  plannedUntil: Date | null;
}

const frequencies = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
const number = (max: number) => (value: string) =>
  /^[1-9]\d{0,3}$/.test(value) && Number(value) <= max;
const list = (entry: RegExp) => (value: string) =>
  value.split(',').every((each) => entry.test(each));
const weekday = '(?:MO|TU|WE|TH|FR|SA|SU)';
const ordinal = '-?[1-9]\\d?';

const parts: Record<string, (value: string) => boolean> = {
  FREQ: (value) => frequencies.has(value),
  INTERVAL: number(99),
  COUNT: number(maxSeriesMeetings),
  UNTIL: (value) => /^\d{8}(?:T\d{6}Z)?$/.test(value),
  BYDAY: list(new RegExp(`^(?:${ordinal})?${weekday}$`)),
  BYMONTHDAY: list(new RegExp(`^${ordinal}$`)),
  BYMONTH: list(/^(?:[1-9]|1[0-2])$/),
  BYSETPOS: list(new RegExp(`^${ordinal}$`)),
  WKST: list(new RegExp(`^${weekday}$`)),
};

/** Parses a rule into its parts. Returns null if it is invalid or uses parts that the API does not allow. */
export function parseRule(rule: string): Map<string, string> | null {
  const entries = rule.split(';').map((part) => part.split('=') as [string, string]);
  const isValid = entries.every(
    (entry) => entry.length === 2 && Object.hasOwn(parts, entry[0]) && parts[entry[0]]!(entry[1]),
  );
  const read = new Map(entries);
  const isOne = read.size === entries.length && read.has('FREQ');
  return isValid && isOne && !(read.has('COUNT') && read.has('UNTIL')) ? read : null;
}

export function writeRule(rule: ReadonlyMap<string, string>): string {
  return [...rule].map(([name, value]) => `${name}=${value}`).join(';');
}

/**
 * Returns the occurrences of a rule from its start.
 * @throws {ApiError} 400 `{ recurrence: 'invalid' }` for an invalid rule, or one whose first
 *   occurrence is not the start
 */
export function planOccurrences(recurrence: Recurrence, until: Date): PlannedTimes {
  const { startTime } = recurrence;
  const planned = occurrencesBetween(recurrence, startTime, until);
  if (!planned || planned.times[0]?.getTime() !== startTime.getTime()) {
    throw new ApiError({ recurrence: 'invalid' });
  }
  return planned;
}

export function occurrencesBetween(
  { rule, startTime, timeZone }: Recurrence,
  from: Date,
  until: Date,
): PlannedTimes | null {
  const read = parseRule(rule);
  if (!read) return null;
  const ends = read.get('UNTIL');
  if (ends) read.set('UNTIL', localEnd(ends, timeZone));
  const local = (instant: Date) => new Date(localTimeOf(instant, timeZone));
  try {
    // Evaluates the rule on local times treated as UTC, so that clock changes do not remove occurrences.
    const counted = new RRuleTemporal({
      rruleString: `DTSTART:${stamp(local(startTime))}\nRRULE:${writeRule(read)}`,
      maxIterations: 10_000,
    });
    const last = local(until);
    const found = counted.between(local(from), last, true).map((at) => at.epochMilliseconds);
    const times = found.slice(0, maxSeriesMeetings).map((at) => instantOf(at, timeZone));
    const next =
      found.length > maxSeriesMeetings
        ? found[maxSeriesMeetings]!
        : counted.next(last)?.epochMilliseconds;
    return { times, plannedUntil: next === undefined ? null : instantOf(next, timeZone) };
  } catch {
    return null;
  }
}

/** Converts `UNTIL` to local time. A date includes the whole day. */
function localEnd(until: string, timeZone: string): string {
  if (!until.includes('T')) return `${until}T235959Z`;
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/
    .exec(until)!
    .map(Number);
  const instant = new Date(Date.UTC(year!, month! - 1, day!, hour!, minute!, second!));
  return stamp(new Date(localTimeOf(instant, timeZone)));
}

function stamp(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}
