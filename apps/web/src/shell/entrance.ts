import { session } from '../platform/session/browserSession.ts';
import { rememberWantedPage } from '../platform/navigation/wantedPage.ts';
import { panelOf } from './panels.ts';

const signInPath = '/auth/sign-in';

/** Addresses whose only answer to someone who is not signed in is the sign-in page. */
function leadsToSignIn(pathname: string): boolean {
  const others = ['/', '/auth', signInPath, '/organization'];
  return others.includes(pathname) || panelOf(pathname) !== null;
}

/**
 * Whether a visit starts with the sign-in page. Then the address says so, and the page that was
 * asked for is remembered, just as the login guard does once the router is there.
 */
export function startsWithSignIn(): boolean {
  const { pathname, search, hash } = window.location;
  if (session.getSnapshot().isAuthenticated || !leadsToSignIn(pathname)) return false;
  if (pathname === signInPath) return true;
  if (!['/', '/auth'].includes(pathname)) rememberWantedPage(`${pathname}${search}${hash}`);
  window.history.replaceState(null, '', signInPath);
  return true;
}
