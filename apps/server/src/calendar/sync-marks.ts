import type { CalendarEvent } from '../meeting/icalendar/icalendar.ts';

/** The parts that a member may change on either side. */
export function agreedOf({
  title,
  startTime,
  endTime,
}: {
  title: string | null;
  startTime: Date;
  endTime: Date;
}): string {
  return JSON.stringify([title?.trim() ?? null, startTime.getTime(), endTime.getTime()]);
}

/** All that the office writes of a meeting. */
export function writtenOf(event: CalendarEvent): string {
  const { description, location, isPrivate } = event;
  return JSON.stringify([agreedOf(event), description, location, isPrivate]);
}

/**
 * These stand where the office would note what it wrote: the office's mails, or the meeting's provider, bring such an
 * event, and change it.
 */
export const [byMail, byProvider] = ['MAIL', 'PROVIDER'];
