import type { Schemas } from '@office/api';
import type { CalendarMeeting } from '@office/ui';

const idPrefix = 'elsewhere ';

export const isExternalEvent = (id: string): boolean => id.startsWith(idPrefix);

export function toExternalMeetings(events: readonly Schemas['ExternalEvent'][]): CalendarMeeting[] {
  return events.map(({ id, userId, title, startTime, endTime, allDay }) => ({
    id: idPrefix + id,
    title,
    start: allDay ? dayOf(startTime) : startTime,
    end: allDay ? dayOf(endTime) : endTime,
    allDay,
    personIds: [userId],
  }));
}

/** All-day events start at midnight UTC regardless of the viewer's time zone. */
const dayOf = (instant: string) => instant.slice(0, 10);
