// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Announced, active, over, or cancelled before its start. */
export const maintenanceStates = ['PLANNED', 'ON', 'ENDED', 'CANCELED'] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

/** Maximum length of a maintenance message. */
export const maxMaintenanceMessageLength = 500;
