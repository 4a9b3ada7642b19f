// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const confirmationMethods = ['PASSKEY', 'CODE', 'PASSWORD'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

/** Device type reported by the browser. */
export const deviceTypes = ['COMPUTER', 'PHONE', 'TABLET', 'OTHER'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** When to mail a sign-in code: from networks new to the person, or from all networks. Never from the organisation's networks. */
export const loginCodeRules = ['NEW_NETWORKS', 'ALWAYS'] as const;
export type LoginCodeRule = (typeof loginCodeRules)[number];

/** Hours that a session lasts at most. */
export const maxSessionHours = 2160;

/** Code mailed when a member signs in from an unknown network. */
export const verificationCodePattern = /^[0-9]{4}$/u;

/** Code of an authenticator app. */
export const totpCodePattern = /^[0-9]{6}$/u;

/** Code of an authenticator app, or recovery code. */
export const twoFactorCodePattern = /^([0-9]{6}|[A-Za-z2-7]{5}-?[A-Za-z2-7]{5})$/u;
