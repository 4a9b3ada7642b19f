import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberRequestedPage, returnPath } from '../../platform/session/returnPath.ts';
import { useSession } from '../../platform/session/useSession.ts';

/** Module state, because the guard remounts when another tab signs out. */
let wasSignedIn = false;

/** Redirects signed-out visitors to sign-in and returns them afterwards (spec §6). */
export function LoginGuard() {
  const { isAuthenticated } = useSession();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    if (isAuthenticated) wasSignedIn = true;
    // Does not store the page after a sign-out: the next member must not land on it.
    else if (!wasSignedIn) rememberRequestedPage(`${pathname}${search}${hash}`);
  }, [isAuthenticated, pathname, search, hash]);

  return isAuthenticated ? <Outlet /> : <Navigate to="/auth/sign-in" replace />;
}

export interface SignedOutGuardProps {
  /** Returns the path of the page after the sign-in, once it is loaded. */
  prepareNextPage(): Promise<string>;
}

export function SignedOutGuard({ prepareNextPage }: SignedOutGuardProps) {
  const { isAuthenticated } = useSession();
  // The key resets the form when "sign in with another account" links to the same address.
  const { key } = useLocation();
  const [nextPath, setNextPath] = useState(() => (isAuthenticated ? returnPath() : null));
  useEffect(() => {
    if (isAuthenticated && nextPath === null) void prepareNextPage().then(setNextPath);
  }, [isAuthenticated, nextPath, prepareNextPage]);
  return isAuthenticated && nextPath !== null ? (
    <Navigate to={nextPath} replace />
  ) : (
    <Outlet key={key} />
  );
}
