import { rememberWantedPage } from '../platform/session/wantedPage.ts';
import { session } from '../platform/session/browserSession.ts';

const signInPath = '/auth/sign-in';

/** Addresses that lead a signed-out visitor to the sign-in page, beside those of the other panels. */
const entrances = ['/', '/auth', signInPath, '/organization', '/main'];

/**
 * Whether a visit starts with the sign-in page. Then the address says so, and the page that was
 * asked for is remembered, just as the login guard does once the router is there.
 */
export async function startsWithSignIn(): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  if (session.getSnapshot().isAuthenticated || !(await leadsToSignIn(pathname))) return false;
  if (pathname === signInPath) return true;
  if (!['/', '/auth'].includes(pathname)) rememberWantedPage(`${pathname}${search}${hash}`);
  window.history.replaceState(null, '', signInPath);
  return true;
}

/** The table of panels is fetched only where the address is none of the usual ones. */
async function leadsToSignIn(pathname: string): Promise<boolean> {
  if (entrances.includes(pathname)) return true;
  return (await import('./panels.ts')).panelOf(pathname) !== null;
}
