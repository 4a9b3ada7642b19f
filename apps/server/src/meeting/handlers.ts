import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import { getMeeting, listMeetings } from './meetings.ts';

/** Spec §9, "Meetings on calendar". */
const meetingsOnCalendar = 1000;

/** Meetings, as the calendar, the desk and the meeting list read them. */
export const meetingHandlers = {
  listMeetings: ({ query }, context) => {
    const { ids, startTime, endTime } = query;
    return listMeetings(context, context.claims, {
      ...(ids !== undefined && { ids }),
      ...(startTime !== undefined && { startTime }),
      ...(endTime !== undefined && { endTime }),
      ...pageOf(query, meetingsOnCalendar),
    });
  },
  getMeeting: ({ params }, context) => getMeeting(context, context.claims, params.id),
} satisfies Handlers;
