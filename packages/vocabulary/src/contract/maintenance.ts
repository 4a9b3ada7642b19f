// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Announced, active, over, or cancelled before its start. */
export const maintenanceStates = ['PLANNED', 'ON', 'ENDED', 'CANCELED'] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

/** Characters of what is said about a maintenance. */
export const maxMaintenanceMessageLength = 500;
