// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The service that a calendar account is at. */
export const calendarKinds = ['CALDAV', 'GOOGLE', 'TEAMS'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Why a calendar is not in step. `ACCOUNT`: it no longer lets the office use the account; `FORBIDDEN`: the account may not do this; `RATE_LIMITED`: too much was asked of it; `UNAVAILABLE`: it does not answer, or not sensibly. */
export const calendarProblems = ['ACCOUNT', 'FORBIDDEN', 'RATE_LIMITED', 'UNAVAILABLE'] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** Why a calendar cannot be linked. `UNREACHABLE`: no calendar server answers at the address; `CREDENTIALS`: it refuses the account name or the password; `NO_CALENDAR`: it has none for events. */
export const calendarLinkProblems = ['UNREACHABLE', 'CREDENTIALS', 'NO_CALENDAR'] as const;
export type CalendarLinkProblem = (typeof calendarLinkProblems)[number];
