import { navigateTo } from '@office/client/navigation/navigation.ts';
import { session } from './browserSession.ts';
import { rememberRequestedPage } from './returnPath.ts';
import { signOutReason } from '@office/client/session/signOutReason.ts';

const signInPath = '/auth/sign-in';

/** Signs out in all tabs and shows `page`. `why` is the translation key of the reason. */
export function endSession({
  page = signInPath,
  returnAfterSignIn = false,
  reasonKey,
}: {
  page?: string;
  returnAfterSignIn?: boolean;
  reasonKey?: string;
} = {}): void {
  const { pathname, search, hash } = window.location;
  if (reasonKey && page === signInPath) signOutReason.remember(reasonKey);
  // Runs in the same tick as the reset, so that no guard renders a protected page without a session.
  navigateTo(page, { replace: true });
  session.reset();
  if (returnAfterSignIn) rememberRequestedPage(`${pathname}${search}${hash}`);
}
