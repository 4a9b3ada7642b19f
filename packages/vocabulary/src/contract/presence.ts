// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Availability. */
export const statuses = ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'] as const;
export type Status = (typeof statuses)[number];

/** Work location. */
export const workingStatuses = ['OFFICE', 'IN_WITH_CLIENT', 'HOME'] as const;
export type WorkingStatus = (typeof workingStatuses)[number];

export const automaticPresenceReasons = ['meeting', 'call', 'idle'] as const;
export type AutomaticPresenceReason = (typeof automaticPresenceReasons)[number];
