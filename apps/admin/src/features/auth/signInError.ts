import { errorCode } from '@office/client/errors/errorCode.ts';
import { signInError as memberSignInError } from '@office/client/signIn/signInErrors.ts';
import type { AdminSignInError } from '@office/ui';

/** The sign-in form's message for a refusal; none where a toast has said it already. */
export function signInError(error: unknown): AdminSignInError | undefined {
  return errorCode(error) === 'notAdministrator'
    ? { kind: 'notAdministrator' }
    : memberSignInError(error);
}
