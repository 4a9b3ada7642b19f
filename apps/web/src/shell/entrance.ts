import { session } from '../platform/session/browserSession.ts';
import { rememberWantedPage } from '../platform/navigation/wantedPage.ts';

const signInPath = '/auth/sign-in';
/** Pages that lead to the sign-in page, besides the panels. */
const leading = ['/', '/auth', '/organization', signInPath];

let entrance: boolean | Promise<boolean> | undefined;

/**
 * Whether the visit starts with the sign-in page: at an address whose only answer to someone who is not
 * signed in is that page. Then the address says so, and the page that was asked for is remembered, just
 * as the login guard does once the router is there. The table of panels comes only where it is needed.
 */
export function startsWithSignIn(): boolean | Promise<boolean> {
  entrance ??= decide();
  return entrance;
}

function decide(): boolean | Promise<boolean> {
  if (session.getSnapshot().isAuthenticated) return false;
  return leading.includes(window.location.pathname)
    ? goToSignIn()
    : isPanel().then((found) => found && goToSignIn());
}

async function isPanel(): Promise<boolean> {
  try {
    const { panelOf } = await import('./panels.ts');
    return panelOf(window.location.pathname) !== null;
  } catch {
    // The routed pages lead to the sign-in page as well, or say that nothing can be loaded.
    return false;
  }
}

function goToSignIn(): true {
  const { pathname, search, hash } = window.location;
  if (pathname === signInPath) return true;
  if (!['/', '/auth'].includes(pathname)) rememberWantedPage(`${pathname}${search}${hash}`);
  window.history.replaceState(null, '', signInPath);
  return true;
}
