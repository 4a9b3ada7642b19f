// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Characters of the text of a status line. */
export const maxStatusLineLength = 100;
