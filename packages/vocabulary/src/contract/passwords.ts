// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Characters of a password at least. */
export const minPasswordLength = 4;

/** Characters of a password at most. */
export const maxPasswordLength = 16;

/** Valid new password. */
export const passwordPattern =
  /^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])(?=.*[#?!@$%^&*+\-])[A-Za-z0-9#?!@$%^&*+\-]+$/u;
