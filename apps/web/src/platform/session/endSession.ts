import { navigateTo } from '@office/client/navigation/navigation.ts';
import { session } from './browserSession.ts';
import { rememberWantedPage } from './wantedPage.ts';
import { signOutReason } from '@office/client/session/signOutReason.ts';

const signInPath = '/auth/sign-in';

/**
 * Signs this browser out and shows `page`. The session's end empties the caches and closes the live
 * channel, in every tab.
 * @param options.comeBack whether signing in again leads back to where the member is now
 * @param options.why key of the text that tells it, where it is not the member's own doing
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
  // In one tick with the reset, so that no guard sees a protected page without a session.
  navigateTo(page, { replace: true });
  session.reset();
  if (comeBack) rememberWantedPage(`${pathname}${search}${hash}`);
}
