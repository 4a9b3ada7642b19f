import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberWantedPage, wantedPage } from '../../platform/session/wantedPage.ts';
import { useSession } from '../../platform/session/useSession.ts';

/**
 * Whether someone has been signed in since this page was loaded. Not kept in the guard: where another
 * tab signs out, the workplace goes and the guard is mounted anew.
 */
let wasSignedIn = false;

/** Pages behind it are for members; others sign in first and come back (spec §6). */
export function LoginGuard() {
  const { isAuthenticated } = useSession();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    if (isAuthenticated) wasSignedIn = true;
    // Signing out does not ask for this page: the next member must not land on it.
    else if (!wasSignedIn) rememberWantedPage(`${pathname}${search}${hash}`);
  }, [isAuthenticated, pathname, search, hash]);

  return isAuthenticated ? <Outlet /> : <Navigate to="/auth/sign-in" replace />;
}

/** The sign-in page: members who are signed in go on to where they wanted to be. */
export function SignedOutGuard() {
  const { isAuthenticated } = useSession();
  // Another visit to the address begins anew: "sign in with another account" leads here from here.
  const { key } = useLocation();
  return isAuthenticated ? <Navigate to={wantedPage()} replace /> : <Outlet key={key} />;
}
