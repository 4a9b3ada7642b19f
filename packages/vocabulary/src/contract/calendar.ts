// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Calendar service. */
export const calendarKinds = ['CALDAV', 'GOOGLE', 'TEAMS'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Reason for a failed synchronisation. `ACCOUNT`: access to the account was revoked; `FORBIDDEN`: the account lacks permission; `RATE_LIMITED`: too many requests; `UNAVAILABLE`: no response or an invalid response. */
export const calendarProblems = ['ACCOUNT', 'FORBIDDEN', 'RATE_LIMITED', 'UNAVAILABLE'] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** Reason for a failed link. `UNREACHABLE`: no calendar server at the URL; `CREDENTIALS`: wrong account name or password; `NO_CALENDAR`: no calendar for events. */
export const calendarLinkProblems = ['UNREACHABLE', 'CREDENTIALS', 'NO_CALENDAR'] as const;
export type CalendarLinkProblem = (typeof calendarLinkProblems)[number];
