// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const meetingStatuses = ['SCHEDULED', 'ONGOING', 'ENDED', 'CANCELED'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** Service for the audio and video of a meeting. `OFFICE` is this product, the others are linked accounts (`Provider`). */
export const meetingProviders = ['OFFICE', 'GOOGLE', 'ZOOM', 'TEAMS'] as const;
export type MeetingProvider = (typeof meetingProviders)[number];

/** For a private meeting, other members see only the busy time. */
export const meetingVisibilities = ['OPEN', 'PRIVATE'] as const;
export type MeetingVisibility = (typeof meetingVisibilities)[number];

export const meetingAnswers = ['NONE', 'ACCEPTED', 'TENTATIVE', 'DECLINED'] as const;
export type MeetingAnswer = (typeof meetingAnswers)[number];

/** Meetings of a series that a change applies to. Meetings that have started are not changed. */
export const meetingScopes = ['THIS', 'FOLLOWING', 'ALL'] as const;
export type MeetingScope = (typeof meetingScopes)[number];

/** Purpose of a linked account. */
export const linkedAccountUses = ['CALENDAR', 'MEETING'] as const;
export type LinkedAccountUse = (typeof linkedAccountUses)[number];

/** `CONNECTED`: the account is linked; `DISCONNECTED`: the provider rejects access and the account must be linked again; `UNLINKED`: no account is linked. */
export const accountLinkStates = ['CONNECTED', 'DISCONNECTED', 'UNLINKED'] as const;
export type AccountLinkState = (typeof accountLinkStates)[number];

/** Reason why a provider request failed. `ACCOUNT`: access to the account was revoked; `FORBIDDEN`: the account lacks permission; `GONE`: the meeting no longer exists; `RATE_LIMITED`: too many requests; `REFUSED`: the provider rejects the meeting data; `UNAVAILABLE`: no response or an invalid response. */
export const providerProblems = [
  'ACCOUNT',
  'FORBIDDEN',
  'GONE',
  'RATE_LIMITED',
  'REFUSED',
  'UNAVAILABLE',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];

/** Reason for a meeting notification. `SOON` is sent ten minutes before the start. `CANCELED` is also sent to removed invitees; `ANSWERED` includes the person who answered, `ATTENDANCE` the person who joined or left. */
export const meetingChanges = [
  'INVITED',
  'CHANGED',
  'CANCELED',
  'ANSWERED',
  'ATTENDANCE',
  'SOON',
  'BEGUN',
  'ENDED',
] as const;
export type MeetingChange = (typeof meetingChanges)[number];

export const meetingGuestStates = ['WAITING', 'ADMITTED', 'DENIED', 'REMOVED', 'LEFT'] as const;
export type MeetingGuestState = (typeof meetingGuestStates)[number];

/** `REMOVE`: ends the participation of an admitted guest. */
export const guestAnswers = ['ADMIT', 'DENY', 'REMOVE'] as const;
export type GuestAnswer = (typeof guestAnswers)[number];

/** `EARLY`: the lobby opens ten minutes before the start. `CANCELED`: the meeting was cancelled. */
export const guestMeetingPhases = ['EARLY', 'OPEN', 'ENDED', 'CANCELED'] as const;
export type GuestMeetingPhase = (typeof guestMeetingPhases)[number];

/** `ENDED`: the meeting has ended. `CANCELED`: the meeting was cancelled. `REVOKED`: the link was revoked. */
export const guestVisitStates = [
  'WAITING',
  'ADMITTED',
  'DENIED',
  'REMOVED',
  'LEFT',
  'ENDED',
  'CANCELED',
  'REVOKED',
] as const;
export type GuestVisitState = (typeof guestVisitStates)[number];

/** Meetings on a calendar. */
export const maxCalendarMeetings = 1000;

/** Maximum length of a meeting description. */
export const maxMeetingDescriptionLength = 1000;

/** Characters of a passcode. */
export const maxPasscodeLength = 10;

/** Passcode: letters, digits and common punctuation. */
export const passcodePattern = /^[\x21-\x7e]+$/u;
