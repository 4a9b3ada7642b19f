import type { CalendarEvent } from '../../meeting/icalendar/icalendar.ts';

export function serializeSyncedProperties({
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

export function serializeWrittenProperties(event: CalendarEvent): string {
  const { description, location, isPrivate } = event;
  return JSON.stringify([serializeSyncedProperties(event), description, location, isPrivate]);
}

/** Values of `written` for events that an invitation email or the meeting provider creates and updates. */
export const [byMail, byProvider] = ['MAIL', 'PROVIDER'];
