import { signOutReason } from '@office/client/session/signOutReason.ts';
import { session } from './adminSession.ts';

/**
 * Ends the session in every tab. The sign-in form replaces the page at the same URL, so that signing in again
 * restores the page and its drafts.
 * @param why translation key of the reason
 */
export function endSession(why: string): void {
  signOutReason.remember(why);
  session.reset();
}
