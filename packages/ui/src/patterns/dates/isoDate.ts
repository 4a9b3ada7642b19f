// Days as ISO 8601 writes them, `2026-11-20`: without a time, and so without a zone.
import type { Language } from '@office/vocabulary';

const dayMs = 86_400_000;

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Whether a text is a day that there is: `2026-02-30` is none. */
export function isIsoDate(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? utc(text) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** A day from its numbers, the month from 1; undefined where there is no such day. */
export function isoDateOf(year: number, month: number, day: number): string | undefined {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isIsoDate(text) ? text : undefined;
}

/** The day so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(utc(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

/** The day of the week, Sunday being 0. */
export function weekdayOf(date: string): number {
  return new Date(utc(date)).getUTCDay();
}

/** Days of a month, which is counted from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A day as the browser's own dates have it: its midnight where the browser is. */
export function localDate(date: string): Date {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day);
}

/** The day of one of the browser's own dates. */
export function isoDate(date: Date): string {
  return isoDateOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? '';
}

/** The day on which a week begins, Sunday being 0: in Japanese calendars Sunday, in English ones Monday. */
export function weekStart(language: Language): 0 | 1 {
  return language === 'ja' ? 0 : 1;
}

/** The numbers of the weekdays in the order of a week. */
export function weekdaysFrom(start: number): number[] {
  return Array.from({ length: 7 }, (_, index) => (start + index) % 7);
}
