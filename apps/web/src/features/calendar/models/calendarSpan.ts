import { calendarViews, type CalendarView } from '@office/ui';

const pad = (n: number) => String(n).padStart(2, '0');

/** The day that it is where the member is, `2026-11-20`. */
export function dateOf(now: number): string {
  const at = new Date(now);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** Whether a text of the address is a day that there is. */
export function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${text}T`);
}

export function isView(text: string): text is CalendarView {
  return (calendarViews as readonly string[]).includes(text);
}

/** From the first midnight of a range to that after its last day, where the member is. */
export function spanOf(from: string, to: string): { startTime: string; endTime: string } {
  const midnight = (day: string) => new Date(`${day}T00:00:00`).toISOString();
  return { startTime: midnight(from), endTime: midnight(to) };
}
