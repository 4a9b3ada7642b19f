// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Calls that never carry the access token. */
export const publicOperations: readonly string[] = [
  'POST /v1/auth/user/login',
  'POST /v1/auth/user/verify-new-ip',
  'POST /v1/auth/user/passkey-options',
  'POST /v1/auth/user/verify-passkey',
  'POST /v1/auth/user/verify-two-factor',
  'POST /v1/auth/user/refresh',
  'POST /v1/auth/user/password/forgot',
  'POST /v1/auth/user/password/confirm-email',
  'POST /v1/auth/user/password/reset',
  'POST /v1/users',
  'POST /v1/users/{userId}/update-password',
  'GET /v1/users/portraits/{portrait}',
  'GET /v1/calendar/feeds/{file}',
  'POST /v1/calendar/channels/{id}',
  'GET /v1/maintenances/user',
  'POST /v1/admin/auth/login',
  'POST /v1/admin/auth/verify-new-ip',
  'POST /v1/admin/auth/passkey-options',
  'POST /v1/admin/auth/verify-passkey',
  'POST /v1/admin/auth/verify-two-factor',
  'POST /v1/admin/auth/refresh',
];
