import { day, hour, minute, second } from './units.ts';

/** Number of wrong passwords that blocks the account, and number from which a warning is shown. */
export const maxWrongPasswords = 5;
export const wrongPasswordWarningFrom = 3;

/** Duration of the first block. Each further block is four times as long, up to a day. */
export const passwordBlockMs = 15 * minute;
export const maxPasswordBlockMs = day;

/** Number of wrong passwords that blocks the account for all unknown networks, and duration of that block. */
export const maxWrongPasswordsUnknownNetworks = 50;
export const unknownNetworksBlockMs = hour;

/** Mailed verification code: number of digits, validity, and delay before a resend. */
export const verificationCodeLength = 4;
export const verificationCodeMs = 5 * minute;
export const verificationResendMs = 30 * second;

export const maxCodesPerDay = 10;

export const maxPasskeys = 10;
export const passkeyChallengeMs = 5 * minute;

/** Time to sign in at the identity provider of the organisation. */
export const ssoSignInMs = 10 * minute;
export const maxSsoDomains = 50;

export const maxScimTokens = 10;

/** Valid access tokens of a member in an organisation. */
export const maxApiTokens = 20;

/** Per organisation. */
export const maxBots = 50;
export const maxBotNameLength = 80;
export const maxBotDescriptionLength = 200;

export const totpCodeLength = 6;
export const recoveryCodeCount = 10;
/** Time to confirm a new secret of an authenticator app. */
export const twoFactorSetupMs = 30 * minute;

export const maxWrongCodes = 5;
export const ipBlacklistMs = hour;

export const accessTokenMs = 15 * minute;
export const refreshTokenMs = 30 * day;
/** Absolute session lifetime, regardless of activity. */
export const sessionLifetimeMs = 90 * day;

/** Limits of administration sessions, including the idle timeout. */
export const adminAccessTokenMs = 5 * minute;
export const adminIdleMs = 30 * minute;
export const adminSessionMs = 12 * hour;
/** Time after a sign-in or confirmation in which sensitive operations need no confirmation. */
export const confirmationMs = 10 * minute;

export const trustedNetworkMs = 30 * day;
export const knownDeviceMs = 180 * day;

export const resetLinkMs = hour;
export const invitationLinkMs = 7 * day;

/** Cookie of a member's browser with the session as JSON. */
export const sessionCookieName = 'office_session';
/** Paths that show the sign-in page to visitors without a session. */
export const signInPaths: readonly string[] = [
  '/',
  '/auth',
  '/auth/sign-in',
  '/organization',
  '/main',
];
/** Fallback cookie lifetime if the expiry of the refresh token is unknown. */
export const sessionCookieDays = 365;
