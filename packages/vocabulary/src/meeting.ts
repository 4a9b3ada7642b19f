import { day, minute, second } from './units.ts';

export const maxCalendarUsers = 10;

/** Minimum and default length of a meeting in minutes, and the step to which lengths are rounded up. */
export const minMeetingMinutes = 30;
export const defaultMeetingMinutes = 60;
export const meetingStepMinutes = 5;

export const maxMeetingParticipants = 50;

export const maxMeetingMinutes = 24 * 60;

/** A meeting is announced and can be joined this long before its start. */
export const meetingJoinableMs = 10 * minute;

/** Maximum time ahead for meetings and for materialised meetings of a series. */
export const meetingHorizonMs = 366 * day;

export const maxSeriesMeetings = 370;

/** Maximum number of calls per day that create or update meetings at an external provider. */
export const maxProviderCallsPerDay = 100;

export const maxMeetingTranscripts = 20;
export const maxTranscriptLines = 5000;
export const maxTranscriptLineLength = 500;
/** Lines sent in one call, and lines read in one page. */
export const maxTranscriptLinesAdded = 20;
export const transcriptPageSize = 100;

/** Guest links are valid this long after the end of the meeting, while its call can continue. */
export const guestGraceMs = 60 * minute;
export const maxWaitingGuests = 10;
export const maxAdmittedGuests = 20;
/** Guests who enter the lobby with one link in total. */
export const maxGuestVisits = 100;
/** Interval at which the lobby asks for its state, and time after which a silent guest no longer waits. */
export const guestPollMs = 3 * second;
export const guestWaitingMs = 30 * second;
/** Time after a denial or removal until the guest can ask again. */
export const guestAskAgainMs = 60 * second;
/** Days after the end of a meeting after which its guests and links are deleted. */
export const guestRetentionDays = 7;
