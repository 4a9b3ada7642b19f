// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Whether a widget shows the members in the office, and whether with their names and statuses. */
export const embedPeopleModes = ['NONE', 'COUNT', 'NAMES'] as const;
export type EmbedPeopleMode = (typeof embedPeopleModes)[number];
