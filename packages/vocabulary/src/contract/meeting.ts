// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const meetingStatuses = ['SCHEDULED', 'ONGOING', 'ENDED', 'CANCELED'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** The service that carries sound and picture of a meeting. `OFFICE` is this product itself, the others are linked accounts (`Provider`). */
export const meetingProviders = ['OFFICE', 'GOOGLE', 'ZOOM', 'TEAMS'] as const;
export type MeetingProvider = (typeof meetingProviders)[number];

/** Those who do not take part in a private meeting see only that the others are busy. */
export const meetingVisibilities = ['OPEN', 'PRIVATE'] as const;
export type MeetingVisibility = (typeof meetingVisibilities)[number];

export const meetingAnswers = ['NONE', 'ACCEPTED', 'TENTATIVE', 'DECLINED'] as const;
export type MeetingAnswer = (typeof meetingAnswers)[number];

/** The meetings of a series that a change is for. Those that have begun stay as they are. */
export const meetingScopes = ['THIS', 'FOLLOWING', 'ALL'] as const;
export type MeetingScope = (typeof meetingScopes)[number];

/** The purpose that an account is linked for. */
export const linkedAccountUses = ['CALENDAR', 'MEETING'] as const;
export type LinkedAccountUse = (typeof linkedAccountUses)[number];

/** `CONNECTED`: the account is used; `DISCONNECTED`: its provider refuses the office, it has to be linked again; `UNLINKED`: it is not linked. */
export const accountLinkStates = ['CONNECTED', 'DISCONNECTED', 'UNLINKED'] as const;
export type AccountLinkState = (typeof accountLinkStates)[number];

/** Why a provider did not do what it was asked to. `ACCOUNT`: it no longer lets the office use the account; `FORBIDDEN`: the account may not do this; `GONE`: the meeting is no longer there; `RATE_LIMITED`: too much was asked of it; `REFUSED`: it does not want the meeting like this; `UNAVAILABLE`: it does not answer, or not sensibly. */
export const providerProblems = [
  'ACCOUNT',
  'FORBIDDEN',
  'GONE',
  'RATE_LIMITED',
  'REFUSED',
  'UNAVAILABLE',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];

/** The reason why people are told of a meeting: `SOON` is ten minutes before its start. `CANCELED` is also told to those who are not asked any more; `ANSWERED` says by whom. */
export const meetingChanges = [
  'INVITED',
  'CHANGED',
  'CANCELED',
  'ANSWERED',
  'SOON',
  'BEGUN',
  'ENDED',
] as const;
export type MeetingChange = (typeof meetingChanges)[number];

/** Meetings on a calendar. */
export const maxCalendarMeetings = 1000;

/** Characters of a meeting’s description. */
export const maxMeetingDescriptionLength = 1000;

/** Characters of a passcode. */
export const maxPasscodeLength = 10;

/** A passcode: letters, digits and common signs. */
export const passcodePattern = /^[\x21-\x7e]+$/u;
