// Meetings: their words and limits.
import { day, minute } from './units.ts';

export * from './contract/meeting.ts';

/** Users whose meetings one calendar shows. */
export const maxCalendarUsers = 10;

/** A meeting's length in minutes: at least, by default, and the step that it is rounded up to. */
export const minMeetingMinutes = 30;
export const defaultMeetingMinutes = 60;
export const meetingStepMinutes = 5;

export const maxMeetingParticipants = 50;

/** A meeting's length in minutes at most. */
export const maxMeetingMinutes = 24 * 60;

/** So long before its start a meeting can be joined, and is announced. */
export const meetingJoinableMs = 10 * minute;

/** So far ahead meetings are planned, and the meetings of a series stand in calendars. */
export const meetingHorizonMs = 366 * day;

/** Meetings of one series that stand in calendars at once. */
export const maxSeriesMeetings = 370;

/** Calls a day that create or update meetings at an external provider. */
export const maxProviderCallsADay = 100;
