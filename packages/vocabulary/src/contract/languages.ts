// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const languages = ['ja', 'en'] as const;
export type Language = (typeof languages)[number];
