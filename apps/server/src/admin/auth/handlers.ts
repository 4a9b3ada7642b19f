import {
  selectAdministeredOrganization,
  describeAdministrator,
} from '../../auth/sessions/administration.ts';
import { passkeyOptions } from '../../auth/passkeys/check-passkey.ts';
import { login, verifyNewIp, verifyPasskey, verifyTwoFactor } from '../../auth/login.ts';
import { finishSso, startSso } from '../../auth/sso/sso-sign-in.ts';
import { logout } from '../../auth/logout.ts';
import { confirmIdentity, getConfirmationOptions } from '../../auth/sessions/confirm-identity.ts';
import { refreshSession, type SessionTokens } from '../../auth/sessions/session.ts';
import { ApiError } from '../../http/api-error.ts';
import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import { hashSecretToken } from '../../auth/devices/secret-token.ts';
import type { Cookies } from '../../http/cookies.ts';

const refreshCookie = 'office_admin_refresh';
/** The browser sends the cookie to the operations that exchange, replace or end it, and to no others. */
const refreshCookiePath = '/api/v1/admin/auth';

/** Moves the refresh token to an HttpOnly cookie, because the members' app shares the origin. */
function storeRefreshToken<T extends SessionTokens>(cookies: Cookies, session: T): T {
  cookies.setHttpOnly(refreshCookie, session.refreshToken, refreshCookiePath);
  return { ...session, refreshToken: hashSecretToken(`identifier:${session.refreshToken}`) };
}

function readRefreshToken(cookies: Cookies): string | null {
  return cookies.get(refreshCookie);
}

function deleteRefreshToken(cookies: Cookies): void {
  cookies.setHttpOnly(refreshCookie, null, refreshCookiePath);
}

/** Sign-in to the administration. Its sessions are separate; the guards are the same as for members. */
export const adminAuthHandlers = {
  adminLogin: async ({ body }, context) =>
    storeRefreshToken(context.cookies, await login(context, body, context, 'ADMIN')),
  adminVerifyNewIp: async ({ body }, context) =>
    storeRefreshToken(context.cookies, await verifyNewIp(context, body, context, 'ADMIN')),
  adminVerifyTwoFactor: async ({ body }, context) =>
    storeRefreshToken(context.cookies, await verifyTwoFactor(context, body, context, 'ADMIN')),
  adminPasskeyOptions: (_input, context) => passkeyOptions(context),
  adminVerifyPasskey: async ({ body }, context) =>
    storeRefreshToken(context.cookies, await verifyPasskey(context, body, context, 'ADMIN')),
  adminStartSso: ({ body }, context) => startSso(context, body, 'ADMIN'),
  adminFinishSso: async ({ body }, context) =>
    storeRefreshToken(context.cookies, await finishSso(context, body, context, 'ADMIN')),
  adminRefreshToken: async (_input, context) => {
    const { cookies, ip } = context;
    const presented = readRefreshToken(cookies);
    if (!presented) throw new ApiError('refreshFailed');
    return storeRefreshToken(
      cookies,
      await refreshSession(context, presented, { ip, audience: 'ADMIN' }),
    );
  },
  adminLogout: async (_input, context) => {
    await logout(context);
    deleteRefreshToken(context.cookies);
  },
  chooseAdministeredOrganization: async ({ body }, context) =>
    storeRefreshToken(
      context.cookies,
      await selectAdministeredOrganization(context, body.organizationId, context),
    ),
  getConfirmationOptions: (_input, context) => getConfirmationOptions(context),
  confirmIdentity: ({ body }, context) => confirmIdentity(context, body, context),
  getAdministrator: ({ query }, context) =>
    describeAdministrator(context, {
      ...pageOf(query),
      keyword: query.keyword ?? '',
    }),
} satisfies Handlers;
