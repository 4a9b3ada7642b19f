// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const meetingStatuses = ['SCHEDULED', 'ONGOING', 'ENDED', 'CANCELED'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** Meetings on a calendar. */
export const maxCalendarMeetings = 1000;
