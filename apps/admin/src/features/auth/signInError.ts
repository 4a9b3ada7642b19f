import { errorCode } from '@office/client/errors/errorCode.ts';
import { signInError as memberSignInError } from '@office/client/signIn/signInErrors.ts';
import type { AdminSignInError } from '@office/ui';

/** Returns the error for the sign-in form, or undefined if a toast already shows it. */
export function signInError(error: unknown): AdminSignInError | undefined {
  return errorCode(error) === 'notAdministrator'
    ? { kind: 'notAdministrator' }
    : memberSignInError(error);
}
