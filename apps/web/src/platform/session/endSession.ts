import { navigateTo } from '@office/client/navigation/navigation.ts';
import { session } from './browserSession.ts';
import { rememberWantedPage } from './wantedPage.ts';
import { signOutReason } from '@office/client/session/signOutReason.ts';

const signInPath = '/auth/sign-in';

/**
 * Signs out in all tabs and shows `page`. Resetting the session clears the caches and closes the real-time
 * connection.
 * @param options.comeBack whether signing in again returns to the current page
 * @param options.why translation key of the reason, if the member did not sign out on purpose
 */
export function endSession({
  page = signInPath,
  comeBack = false,
  why,
}: {
  page?: string;
  comeBack?: boolean;
  why?: string;
} = {}): void {
  const { pathname, search, hash } = window.location;
  if (why && page === signInPath) signOutReason.remember(why);
  // Runs in the same tick as the reset, so that no guard renders a protected page without a session.
  navigateTo(page, { replace: true });
  session.reset();
  if (comeBack) rememberWantedPage(`${pathname}${search}${hash}`);
}
