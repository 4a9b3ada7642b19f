import { sessionCookieDays } from '@office/vocabulary';
import type { OrganizationType } from '@office/vocabulary';

export interface SessionUser {
  id: string;
  email: string;
  invitedBy: string | null;
  inviter: { id: string; nameKanji: string } | null;
  createdAt: string | null;
  updatedAt: string | null;
}

/** Signed-in member and tokens (spec §3). Expiries are epoch milliseconds. */
export interface SessionState {
  isAuthenticated: boolean;
  token: string | null;
  refreshToken: string | null;
  tokenExpires: number | null;
  refreshTokenExpires: number | null;
  /** Encrypts the member's text in the browser. The session ends with it. */
  storageKey: string | null;
  organizationType: OrganizationType | null;
  organizationId: string | null;
  user: SessionUser | null;
}

export const signedOut: SessionState = {
  isAuthenticated: false,
  token: null,
  refreshToken: null,
  tokenExpires: null,
  refreshTokenExpires: null,
  storageKey: null,
  organizationType: null,
  organizationId: null,
  user: null,
};

/** Value of `token` in a state without an access token. Such a state counts as expired. */
const noToken = 'none';

/** Removes the access token, for storage that other scripts of the origin can read. */
export function withoutAccessToken(state: SessionState): SessionState {
  return state.isAuthenticated ? { ...state, token: noToken, tokenExpires: 0 } : state;
}

/** Adds the access token of `current` to a state of the same session that was stored without it. */
export function withAccessTokenOf(current: SessionState, stored: SessionState): SessionState {
  const isSame =
    stored.token === noToken &&
    stored.user?.id === current.user?.id &&
    stored.organizationId === current.organizationId;
  const { token, tokenExpires } = current;
  return isSame ? { ...stored, token, tokenExpires } : stored;
}

type Fields = Record<string, unknown>;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const epoch = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const fields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

function toInviter(value: unknown): SessionUser['inviter'] {
  const source = fields(value);
  const id = text(source?.id);
  return id ? { id, nameKanji: text(source?.nameKanji) ?? '' } : null;
}

function toUser(value: unknown): SessionUser | null {
  const source = fields(value);
  const id = text(source?.id);
  const email = text(source?.email);
  if (!source || !id || !email) return null;
  return {
    id,
    email,
    invitedBy: text(source.invitedBy),
    inviter: toInviter(source.inviter),
    createdAt: text(source.createdAt),
    updatedAt: text(source.updatedAt),
  };
}

/** Keeps only known session fields, because a full profile would exceed the cookie size. */
export function toSessionState(value: unknown): SessionState {
  const source = fields(value);
  const token = text(source?.token);
  const refreshToken = text(source?.refreshToken);
  const user = toUser(source?.user);
  if (!source || !token || !refreshToken || !user) return signedOut;
  return {
    isAuthenticated: true,
    token,
    refreshToken,
    tokenExpires: epoch(source.tokenExpires),
    refreshTokenExpires: epoch(source.refreshTokenExpires),
    storageKey: text(source.storageKey),
    organizationType: source.organizationType === 'JUST_ONE' ? 'JUST_ONE' : 'MULTIPLE',
    organizationId: text(source.organizationId),
    user,
  };
}

/**
 * Signed out if the cookie is invalid or the refresh token has expired. `now` in epoch
 * milliseconds.
 * @param json the cookie's value, decoded
 */
export function parseSessionCookie(json: string | undefined, now: number): SessionState {
  if (!json) return signedOut;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return signedOut;
  }
  const state = toSessionState(value);
  const ended = state.refreshTokenExpires !== null && state.refreshTokenExpires <= now;
  return ended ? signedOut : state;
}

const maxTransferMs = 30_000;

/**
 * The local clock can differ by minutes: expired tokens would be sent, or tokens refreshed
 * constantly.
 * Uses the issue time in the token as the server's current time.
 */
export function toLocalClock(state: SessionState, now: number): SessionState {
  const issuedAt = issueTime(state.token);
  if (issuedAt === null) return state;
  const shift = (expires: number | null) =>
    expires === null ? null : expires - issuedAt + now - maxTransferMs;
  return {
    ...state,
    tokenExpires: shift(state.tokenExpires),
    refreshTokenExpires: shift(state.refreshTokenExpires),
  };
}

function issueTime(token: string | null): number | null {
  try {
    const payload = token?.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const issuedAt = epoch(fields(claims)?.iat);
    return issuedAt === null ? null : issuedAt * 1000;
  } catch {
    return null;
  }
}

const dayInMs = 24 * 60 * 60 * 1000;

/** Returns days until the refresh token expires, or `undefined` for a session cookie (spec §9). */
export function cookieLifetimeInDays(
  staySignedIn: boolean,
  refreshTokenExpires: number | null,
  now: number,
): number | undefined {
  if (!staySignedIn) return undefined;
  if (refreshTokenExpires === null) return sessionCookieDays;
  return Math.max(0, (refreshTokenExpires - now) / dayInMs);
}
