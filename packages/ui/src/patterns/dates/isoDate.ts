// ISO 8601 dates such as `2026-11-20`, without a time or time zone.
import type { Language } from '@office/vocabulary';

const dayMs = 86_400_000;

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);

export function isIsoDate(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? utc(text) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns undefined for a date that does not exist. Months start at 1. */
export function isoDateOf(year: number, month: number, day: number): string | undefined {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isIsoDate(text) ? text : undefined;
}

export function addDays(date: string, days: number): string {
  return new Date(utc(date) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

export function weekdayOf(date: string): number {
  return new Date(utc(date)).getUTCDay();
}

/** Months start at 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns midnight of the date in the browser's time zone. */
export function localDate(date: string): Date {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day);
}

export function isoDate(date: Date): string {
  return isoDateOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? '';
}

/** First day of the week (Sunday is 0): Sunday in Japanese calendars, Monday in English ones. */
export function weekStart(language: Language): 0 | 1 {
  return language === 'ja' ? 0 : 1;
}

export function weekdaysFrom(start: number): number[] {
  return Array.from({ length: 7 }, (_, index) => (start + index) % 7);
}
