// Recurrence rules of meetings by RFC 5545: without the prefix `RRULE:`, relative to a start date.
import { addDays, daysInMonth, isoDateOf, weekdayOf } from './isoDate.ts';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** Weekday codes of RFC 5545. Sunday is 0. */
const dayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** A weekday, or with `ordinal` the nth in its month (-1 for the last). */
export interface RuleDay {
  ordinal: number | undefined;
  weekday: number;
}

/** `written` keeps the original `UNTIL` value as long as its date is unchanged. */
export type RuleEnd =
  | { kind: 'never' }
  | { kind: 'until'; date: string; written?: string }
  | { kind: 'count'; count: number };

export interface RuleParts {
  frequency: Frequency;
  interval: number;
  days: readonly RuleDay[];
  monthDays: readonly number[];
  months: readonly number[];
  positions: readonly number[];
  weekStart: string | undefined;
  end: RuleEnd;
}

export type SimpleRule =
  | { frequency: 'DAILY' | 'YEARLY'; interval: number; end: RuleEnd }
  | {
      frequency: 'WEEKLY';
      interval: number;
      weekdays: readonly number[];
      weekStart?: string | undefined;
      end: RuleEnd;
    }
  | {
      frequency: 'MONTHLY';
      interval: number;
      /** Day of the month (-1 for the last), or the nth weekday of the month. */
      on: { monthDay: number } | { ordinal: number; weekday: number };
      end: RuleEnd;
    };

const known = new Set(
  'FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS WKST'.split(' '),
);

const numbers = (text: string | undefined) =>
  text === undefined ? [] : text.split(',').map((each) => (/^-?\d+$/.test(each) ? +each : NaN));

function ruleDay(text: string): RuleDay | undefined {
  const [, ordinal, code] = /^(-?\d+)?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = dayCodes.indexOf(code ?? '');
  return weekday === -1 ? undefined : { weekday, ordinal: ordinal ? Number(ordinal) : undefined };
}

function untilDate(until: string, timeZone: string): string | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z?)?$/.exec(until) ?? [];
  if (day === undefined) return undefined;
  const date = isoDateOf(Number(year), Number(month), Number(day));
  if (date === undefined || hour === undefined || !until.endsWith('Z')) return date;
  const at = new Date(`${date}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(at);
}

/** Returns null for an invalid rule and for a rule with other parts. */
export function parseRuleParts(rule: string, timeZone = 'UTC'): RuleParts | null {
  const entries = rule
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')
    .map((part) => part.split('=') as [string, string | undefined]);
  const parts = new Map(entries);
  if (parts.size !== entries.length || entries.some(([name, value]) => !known.has(name) || !value))
    return null;
  const frequency = frequencies.find((each) => each === parts.get('FREQ'));
  const days = (parts.get('BYDAY')?.split(',') ?? []).map(ruleDay);
  const interval = numbers(parts.get('INTERVAL') ?? '1')[0]!;
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')];
  const date = until === undefined ? undefined : untilDate(until, timeZone);
  const read = {
    interval,
    monthDays: numbers(parts.get('BYMONTHDAY')),
    months: numbers(parts.get('BYMONTH')),
    positions: numbers(parts.get('BYSETPOS')),
  };
  const figures = [interval, ...read.monthDays, ...read.months, ...read.positions];
  const isWrong =
    frequency === undefined ||
    days.includes(undefined) ||
    !figures.every((figure) => Number.isInteger(figure) && figure !== 0) ||
    interval < 1 ||
    read.months.some((month) => month < 1 || month > 12) ||
    (count !== undefined && !/^[1-9]\d*$/.test(count)) ||
    (until !== undefined && date === undefined) ||
    (count !== undefined && until !== undefined);
  if (isWrong) return null;
  return {
    ...read,
    frequency,
    days: days as RuleDay[],
    weekStart: parts.get('WKST'),
    end:
      count !== undefined
        ? { kind: 'count', count: Number(count) }
        : date !== undefined
          ? { kind: 'until', date, written: until! }
          : { kind: 'never' },
  };
}

/** Returns null for a rule that the field cannot show. */
export function parseSimpleRule(
  rule: string,
  { start, timeZone }: { start: string; timeZone?: string | undefined },
): SimpleRule | null {
  const parts = parseRuleParts(rule, timeZone);
  if (!parts) return null;
  const { frequency, interval, days, monthDays, months, positions, end } = parts;
  const only = (...allowed: readonly (readonly unknown[])[]) =>
    [days, monthDays, months, positions].every(
      (list) => list.length === 0 || allowed.includes(list),
    );
  const [, month, day] = start.split('-').map(Number) as [number, number, number];
  switch (frequency) {
    case 'DAILY':
      return only() ? { frequency, interval, end } : null;
    case 'YEARLY': {
      const isStart = (months[0] ?? month) === month && (monthDays[0] ?? day) === day;
      const isOne = only(monthDays, months) && months.length <= 1 && monthDays.length <= 1;
      return isOne && isStart ? { frequency, interval, end } : null;
    }
    case 'WEEKLY': {
      if (!only(days) || days.some(({ ordinal }) => ordinal !== undefined)) return null;
      const weekdays = days.length > 0 ? days.map(({ weekday }) => weekday) : [weekdayOf(start)];
      return { frequency, interval, weekdays, weekStart: parts.weekStart, end };
    }
    case 'MONTHLY': {
      const on = monthlyOn(parts, day);
      return on && only(days, monthDays, positions) ? { frequency, interval, on, end } : null;
    }
  }
}

function monthlyOn({ days, monthDays, positions }: RuleParts, startDay: number) {
  const [day] = days;
  if (days.length === 0 && positions.length === 0 && monthDays.length <= 1) {
    const monthDay = monthDays[0] ?? startDay;
    return monthDay >= -1 && monthDay <= 31 ? { monthDay } : undefined;
  }
  if (!day || days.length > 1 || monthDays.length > 0 || positions.length > 1) return undefined;
  const ordinal = day.ordinal ?? positions[0];
  if (ordinal === undefined || (day.ordinal !== undefined && positions.length > 0))
    return undefined;
  return ordinal >= -1 && ordinal <= 5 ? { ordinal, weekday: day.weekday } : undefined;
}

export function formatRule(rule: SimpleRule): string {
  const { frequency, interval, end } = rule;
  const parts = [`FREQ=${frequency}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (rule.frequency === 'WEEKLY') {
    const days = [1, 2, 3, 4, 5, 6, 0].filter((day) => rule.weekdays.includes(day));
    parts.push(`BYDAY=${days.map((day) => dayCodes[day]).join(',')}`);
    if (rule.weekStart) parts.push(`WKST=${rule.weekStart}`);
  }
  if (rule.frequency === 'MONTHLY') {
    parts.push(
      'monthDay' in rule.on
        ? `BYMONTHDAY=${rule.on.monthDay}`
        : `BYDAY=${rule.on.ordinal}${dayCodes[rule.on.weekday]}`,
    );
  }
  if (end.kind === 'count') parts.push(`COUNT=${end.count}`);
  if (end.kind === 'until') parts.push(`UNTIL=${end.written ?? end.date.replaceAll('-', '')}`);
  return parts.join(';');
}

const dayOf = (date: string) => Number(date.slice(8));
const lastDayOf = (date: string) => daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)));

/** Options for a monthly rule on a date: by day, by weekday, or counted from the end of the month. */
export function monthlyChoices(start: string) {
  const [day, last] = [dayOf(start), lastDayOf(start)];
  const weekday = weekdayOf(start);
  return [
    { monthDay: day },
    ...(day === last ? [{ monthDay: -1 }] : []),
    ...(day <= 28 ? [{ ordinal: Math.ceil(day / 7), weekday }] : []),
    ...(day + 7 > last ? [{ ordinal: -1, weekday }] : []),
  ];
}

export function newRule(frequency: Frequency, start: string): SimpleRule {
  const base = { interval: 1, end: { kind: 'never' } as const };
  if (frequency === 'WEEKLY') return { ...base, frequency, weekdays: [weekdayOf(start)] };
  if (frequency === 'MONTHLY') return { ...base, frequency, on: { monthDay: dayOf(start) } };
  return { ...base, frequency };
}

/** Moves the first day of a rule and the parts that match it. Others stay. */
export function moveRecurrence({
  rule,
  from,
  to,
  timeZone,
}: {
  rule: string;
  from: string;
  to: string;
  timeZone?: string | undefined;
}): string {
  const read = rule === '' ? null : parseSimpleRule(rule, { start: from, timeZone });
  if (!read || from === to) return rule;
  if (read.frequency === 'WEEKLY') {
    const weekdays = read.weekdays.filter((day) => day !== weekdayOf(from));
    return formatRule({ ...read, weekdays: [...new Set([...weekdays, weekdayOf(to)])] });
  }
  if (read.frequency !== 'MONTHLY') return formatRule(read);
  const choices = monthlyChoices(to);
  const same = choices.find((choice) =>
    'monthDay' in read.on
      ? 'monthDay' in choice && (read.on.monthDay === -1) === (choice.monthDay === -1)
      : 'ordinal' in choice && (read.on.ordinal === -1) === (choice.ordinal === -1),
  );
  return formatRule({ ...read, on: same ?? choices[0]! });
}

export function defaultEndDate(start: string): string {
  return addDays(start, 364);
}
