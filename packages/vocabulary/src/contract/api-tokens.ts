// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Group of operations that an access token can call, as listed in their `x-scopes`. */
export const apiTokenScopes = [
  'people:read',
  'status:write',
  'chat:read',
  'chat:write',
  'meetings:read',
  'meetings:write',
  'notifications:read',
] as const;
export type ApiTokenScope = (typeof apiTokenScopes)[number];

/** Days until the token expires. */
export const apiTokenDurations = [7, 30, 90, 365] as const;
export type ApiTokenDuration = (typeof apiTokenDurations)[number];
