// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The things that the first day is for; walking, sitting down, talking to someone, finding someone. */
export const tourSteps = ['WALK', 'SIT', 'TALK', 'FIND'] as const;
export type TourStep = (typeof tourSteps)[number];

/** `OFFERED`: a new member has not been through it; `FINISHED` is also the state of those who were members before there was a tour. */
export const tourStatuses = ['OFFERED', 'RUNNING', 'SKIPPED', 'FINISHED'] as const;
export type TourStatus = (typeof tourStatuses)[number];
