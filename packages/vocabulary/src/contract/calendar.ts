// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The service that a calendar account is at. */
export const calendarKinds = ['CALDAV', 'GOOGLE', 'TEAMS'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** The side whose change was kept. */
export const keptSides = ['OFFICE', 'CALENDAR'] as const;
export type KeptSide = (typeof keptSides)[number];
