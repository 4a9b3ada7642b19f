import { storage, tabStorage } from '@office/client/lib/browserStorage.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { browserCookies, openSessionChannel } from '@office/client/session/browserParts.ts';
import { Session } from '@office/client/session/Session.ts';
import { signOutReason } from '@office/client/session/signOutReason.ts';

const keys = {
  staySignedIn: 'office.admin.staySignedIn',
  organizationType: 'office.admin.organizationType',
  authData: 'office.admin.authData',
};

/**
 * Ends when the browser is closed. The refresh token is in an `HttpOnly` cookie, which the members'
 * app cannot read.
 */
export const session = new Session({
  names: {
    ...keys,
    cookie: 'office_admin_session',
    typeCookie: 'office_admin_organization_type',
    cleared: Object.values(keys),
  },
  cookies: browserCookies('/admin'),
  storage,
  tabStorage,
  channel: openSessionChannel('office.admin.session'),
  clock: browserDeps.clock,
  keepsTokenInMemory: true,
});

/** Ends the session in every tab. `why` is a translation key. Signing in again restores the page. */
export function endSession(why: string): void {
  signOutReason.remember(why);
  session.reset();
}
