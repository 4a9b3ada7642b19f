// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Kind of search result; one group per kind. */
export const searchKinds = [
  'PERSON',
  'CHAT_ROOM',
  'MESSAGE',
  'MEETING',
  'MEETING_ROOM',
  'VOICE_ROOM',
  'FLOOR',
  'POST',
  'NOTIFICATION',
  'SURVEY',
  'TUTORIAL',
  'ARTICLE',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Characters of a search in everything. */
export const maxSearchLength = 100;

/** Default number of hits per kind. */
export const searchGroupSize = 5;
