import { rememberRequestedPage } from '../platform/session/returnPath.ts';
import { session } from '../platform/session/browserSession.ts';

const signInPath = '/auth/sign-in';

const signInRedirectPaths = ['/', '/auth', signInPath, '/organization', '/main'];

/** If the visit starts with the sign-in page, remembers the requested page as the login guard does. */
export async function startsWithSignIn(): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  if (session.getSnapshot().isAuthenticated || !(await requiresSignIn(pathname))) return false;
  if (pathname === signInPath) return true;
  if (!['/', '/auth'].includes(pathname)) rememberRequestedPage(`${pathname}${search}${hash}`);
  window.history.replaceState(null, '', signInPath);
  return true;
}

async function requiresSignIn(pathname: string): Promise<boolean> {
  if (signInRedirectPaths.includes(pathname)) return true;
  // Does not use `panelOf`, which loads the router: the sign-in page works without it.
  const { panels, panelId } = await import('./panels.ts');
  return panels.some((panel) => panelId(panel) === panelId({ path: pathname }));
}
