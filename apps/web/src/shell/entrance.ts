import { signInPaths } from '@office/vocabulary';
import { rememberRequestedPage } from '../platform/session/returnPath.ts';
import { session } from '../platform/session/browserSession.ts';

const signInPath = '/auth/sign-in';

/** If so, replaces the address and remembers the requested page, as the login guard does later. */
export async function startsWithSignIn(): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  if (session.getSnapshot().isAuthenticated || !(await requiresSignIn(pathname))) return false;
  if (pathname === signInPath) return true;
  if (!['/', '/auth'].includes(pathname)) rememberRequestedPage(`${pathname}${search}${hash}`);
  window.history.replaceState(null, '', signInPath);
  return true;
}

async function requiresSignIn(pathname: string): Promise<boolean> {
  if (signInPaths.includes(pathname)) return true;
  // Does not use `panelOf`, which loads the router: the sign-in page works without it.
  const { panels, panelId } = await import('./panels.ts');
  return panels.some((panel) => panelId(panel) === panelId({ path: pathname }));
}
