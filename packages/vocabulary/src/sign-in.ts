// Signing in: attempts, codes, tokens and links.
import { day, hour, minute, second } from './units.ts';

export * from './contract/sign-in.ts';

/** The wrong password that blocks an account for the network that it came from, and the first that warns. */
export const maxWrongPasswords = 5;
export const firstWarnedPassword = 3;

/** How long a first block lasts. Each further one is four times as long, up to a day. */
export const passwordBlockMs = 15 * minute;
export const longestPasswordBlockMs = day;

/** Wrong passwords that block an account for all networks that its owner is not known in, and how long. */
export const maxWrongPasswordsOfStrangers = 50;
export const strangersBlockMs = hour;

/** The mailed code: its digits, how long it counts, and when another one can be asked for. */
export const verificationCodeLength = 4;
export const verificationCodeMs = 5 * minute;
export const verificationResendMs = 30 * second;

/** Codes that one account is sent in a day. */
export const maxCodesADay = 10;

/** The wrong code that blacklists an address, and for how long. */
export const maxWrongCodes = 5;
export const ipBlacklistMs = hour;

export const accessTokenMs = 15 * minute;
export const refreshTokenMs = 30 * day;
/** How long after signing in a session ends, however much it is used. */
export const sessionLifetimeMs = 90 * day;

/** The same for sessions of the administration; one that is not used ends sooner. */
export const adminAccessTokenMs = 5 * minute;
export const adminIdleMs = 30 * minute;
export const adminSessionMs = 12 * hour;

/** How long a network and a device are known without being used. */
export const trustedNetworkMs = 30 * day;
export const knownDeviceMs = 180 * day;

/** How long a mailed link counts. */
export const resetLinkMs = hour;
export const invitationLinkMs = 7 * day;

/** How long the session's cookie is kept where nobody says when the refresh token expires. */
export const sessionCookieDays = 365;
