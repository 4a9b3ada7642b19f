// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The code that is mailed at a sign-in from an unknown address. */
export const verificationCodePattern = /^[0-9]{4}$/u;
