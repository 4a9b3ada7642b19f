import { maxCalendarMeetings } from '@office/vocabulary';
import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import { getMeeting, listMeetings } from './meetings.ts';

/** Meetings, as the calendar, the desk and the meeting list read them. */
export const meetingHandlers = {
  listMeetings: ({ query }, context) => {
    const { ids, startTime, endTime } = query;
    return listMeetings(context, context.claims, {
      ...(ids !== undefined && { ids }),
      ...(startTime !== undefined && { startTime }),
      ...(endTime !== undefined && { endTime }),
      ...pageOf(query, maxCalendarMeetings),
    });
  },
  getMeeting: ({ params }, context) => getMeeting(context, context.claims, params.id),
} satisfies Handlers;
