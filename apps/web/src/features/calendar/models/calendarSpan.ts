import { calendarViews, type CalendarView } from '@office/ui';

const pad = (n: number) => String(n).padStart(2, '0');

export function dateOf(now: number): string {
  const at = new Date(now);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

export function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${text}T`);
}

export function isView(text: string): text is CalendarView {
  return (calendarViews as readonly string[]).includes(text);
}

/** Returns the local midnights that enclose a range; `to` is inclusive. */
export function spanOf(from: string, to: string): { startTime: string; endTime: string } {
  const midnight = (day: string) => new Date(`${day}T00:00:00`).toISOString();
  return { startTime: midnight(from), endTime: midnight(to) };
}
