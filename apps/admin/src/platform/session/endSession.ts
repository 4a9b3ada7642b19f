import { signOutReason } from '@office/client/session/signOutReason.ts';
import { session } from './adminSession.ts';

/**
 * Ends the session in every tab. The sign-in takes the page's place at the same address, so that whoever signs in
 * again is where they were, and forms have what was typed into them.
 * @param why key of the text that says it
 */
export function endSession(why: string): void {
  signOutReason.remember(why);
  session.reset();
}
