// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The type of device that a browser says it runs on. */
export const deviceTypes = ['COMPUTER', 'PHONE', 'TABLET', 'OTHER'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** The code that is mailed at a sign-in from an unknown address. */
export const verificationCodePattern = /^[0-9]{4}$/u;
