// Meetings: their words and limits (spec §5, §9).
export * from './contract/meeting.ts';

/** Users whose meetings one calendar shows. */
export const maxCalendarUsers = 10;

/** A meeting's length in minutes: at least, by default, and the step that it is rounded up to. */
export const minMeetingMinutes = 30;
export const defaultMeetingMinutes = 60;
export const meetingStepMinutes = 5;

export const maxMeetingParticipants = 50;
export const maxMeetingDescriptionLength = 1000;
export const maxPasscodeLength = 10;

/** Calls a day that create or update meetings at an external provider. */
export const maxProviderCallsADay = 100;
