import { navigateTo } from '../app/navigation.ts';
import { session } from '../session/browserSession.ts';
import { rememberWantedPage } from '../session/wantedPage.ts';

/**
 * Signs this browser out and shows `page`. The session's end empties the caches and closes the live
 * channel, in every tab.
 * @param options.comeBack whether signing in again leads back to where the member is now
 */
export function endSession({ page = '/auth/sign-in', comeBack = false } = {}): void {
  const { pathname, search, hash } = window.location;
  // In one tick with the reset, so that no guard sees a protected page without a session.
  navigateTo(page, { replace: true });
  session.reset();
  if (comeBack) rememberWantedPage(`${pathname}${search}${hash}`);
}
