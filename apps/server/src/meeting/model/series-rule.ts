import { parseRule, writeRule } from './recurrence.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

export function ruleAfter(rule: string, meetings: number): string {
  const read = parseRule(rule);
  if (!read?.has('COUNT')) return rule;
  return writeRule(read.set('COUNT', String(meetings)));
}

export function ruleBefore(rule: string, end: Date): string {
  const read = parseRule(rule);
  if (!read) return rule;
  read.delete('COUNT');
  return writeRule(read.set('UNTIL', end.toISOString().replace(/[-:]|\.\d+/g, '')));
}

/** Shifts a rule by days. Null if it contains parts like "the second Tuesday". */
export function shiftRule(rule: string, days: number): string | null {
  const read = parseRule(rule);
  if (!read || days === 0) return rule;
  if (['BYMONTHDAY', 'BYMONTH', 'BYSETPOS'].some((part) => read.has(part))) return null;
  const named = read.get('BYDAY');
  if (!named) return rule;
  if (read.get('FREQ') !== 'WEEKLY') return null;
  const moved = named
    .split(',')
    .map((name) => weekdays[(((weekdays.indexOf(name) + days) % 7) + 7) % 7]);
  return writeRule(read.set('BYDAY', moved.join(',')));
}
