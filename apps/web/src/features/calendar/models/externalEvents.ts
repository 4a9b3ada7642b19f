import type { Schemas } from '@office/api';
import type { CalendarMeeting } from '@office/ui';

const idPrefix = 'elsewhere ';

/** Whether it is an event of a calendar elsewhere, which has no page here. */
export const isElsewhere = (id: string): boolean => id.startsWith(idPrefix);

/** Events of calendars elsewhere as the calendar shows them: they are changed where they are. */
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

/** Whole days begin at midnight of UTC, whatever the zone of the viewer. */
const dayOf = (instant: string) => instant.slice(0, 10);
