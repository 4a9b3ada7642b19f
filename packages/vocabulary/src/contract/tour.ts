// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Steps of the first-day tour: walking, sitting down, talking to a person, finding a person. */
export const tourSteps = ['WALK', 'SIT', 'TALK', 'FIND'] as const;
export type TourStep = (typeof tourSteps)[number];

/** `OFFERED`: a new member has not taken the tour; `FINISHED` also applies to members who joined before the tour existed. */
export const tourStatuses = ['OFFERED', 'RUNNING', 'SKIPPED', 'FINISHED'] as const;
export type TourStatus = (typeof tourStatuses)[number];
