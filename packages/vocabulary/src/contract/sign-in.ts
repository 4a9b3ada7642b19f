// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The type of device that a browser says it runs on. */
export const deviceTypes = ['COMPUTER', 'PHONE', 'TABLET', 'OTHER'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** When a code is mailed at sign-in, from networks that are new to the person, or from any; never from the organisation's own. */
export const loginCodeRules = ['NEW_NETWORKS', 'ALWAYS'] as const;
export type LoginCodeRule = (typeof loginCodeRules)[number];

/** Hours that a session lasts at most. */
export const maxSessionHours = 2160;

/** The code that is mailed at a sign-in from an unknown address. */
export const verificationCodePattern = /^[0-9]{4}$/u;
