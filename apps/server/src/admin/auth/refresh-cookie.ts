import { hashSecretToken } from '../../auth/devices/secret-token.ts';
import type { SessionTokens } from '../../auth/sessions/session.ts';
import type { Cookies } from '../../http/cookies.ts';

const name = 'office_admin_refresh';
/** The browser sends the cookie to the operations that exchange, replace or end it, and to no others. */
const path = '/api/v1/admin/auth';

/** Moves the refresh token to an HttpOnly cookie, because the members' app shares the origin. */
export function storeRefreshToken<T extends SessionTokens>(cookies: Cookies, session: T): T {
  cookies.setHttpOnly(name, session.refreshToken, path);
  return { ...session, refreshToken: hashSecretToken(`identifier:${session.refreshToken}`) };
}

export function readRefreshToken(cookies: Cookies): string | null {
  return cookies.get(name);
}

export function deleteRefreshToken(cookies: Cookies): void {
  cookies.setHttpOnly(name, null, path);
}
