import { errorCode, isAlreadyReported } from './errorCode.ts';
import { errorText } from './errorText.ts';

export type IdentityError =
  { kind: 'wrongPassword' } | { kind: 'wrongCode' } | { kind: 'other'; text: string };

/** Returns the error of a dialog that asks for the password or a code. Undefined if a toast reports it. */
export function identityError(failure: unknown): IdentityError | undefined {
  switch (errorCode(failure)) {
    case 'currentPasswordIncorrect':
      return { kind: 'wrongPassword' };
    case 'twoFactorCodeInvalid':
      return { kind: 'wrongCode' };
    default:
      return isAlreadyReported(failure) ? undefined : { kind: 'other', text: errorText(failure) };
  }
}
