import { toErrorParams } from '@office/api';
import type { SignInError, VerifyNewIpError, VerifyTwoFactorError } from '@office/ui/screens/auth';
import { errorCode, isAlreadyReported } from '../errors/errorCode.ts';
import { PasskeyError } from './PasskeyError.ts';
import { errorText } from '../errors/errorText.ts';

/** Returns the form error for a rejected sign-in, or undefined if a toast already shows the error. */
export function signInError(error: unknown): SignInError | undefined {
  if (error instanceof PasskeyError) {
    return { kind: error.kind === 'unsupported' ? 'passkeyUnsupported' : 'passkeyCancelled' };
  }
  switch (errorCode(error)) {
    case 'emailNotFound':
      return { kind: 'emailNotFound' };
    case 'incorrectPassword':
      return { kind: 'incorrectPassword' };
    case 'passwordAttemptWarning':
      return { kind: 'incorrectPassword', ...remainingAttempts(error) };
    case 'loginAttemptLimitExceeded':
      return { kind: 'accountLocked', ...until(error) };
    case 'userBlocked':
      return { kind: 'accountBlocked' };
    case 'ipBlacklisted':
      return { kind: 'ipBlacklisted' };
    case 'ssoRequired':
      return { kind: 'ssoRequired' };
    default:
      return isAlreadyReported(error) ? undefined : { kind: 'other', text: errorText(error) };
  }
}

export function verifyNewIpError(error: unknown): VerifyNewIpError | undefined {
  switch (errorCode(error)) {
    case 'verificationCodeInvalid':
      return { kind: 'wrongCode', ...remainingAttempts(error) };
    case 'ipBlacklisted':
      return { kind: 'ipBlacklisted' };
    default:
      return isAlreadyReported(error) ? undefined : { kind: 'other', text: errorText(error) };
  }
}

export function verifyTwoFactorError(error: unknown): VerifyTwoFactorError | undefined {
  switch (errorCode(error)) {
    case 'twoFactorCodeInvalid':
      return { kind: 'wrongCode', ...remainingAttempts(error) };
    case 'twoFactorAttemptsExceeded':
      return { kind: 'blocked', ...until(error) };
    default:
      return isAlreadyReported(error) ? undefined : { kind: 'other', text: errorText(error) };
  }
}

function until(error: unknown): { until?: string } {
  const { until } = toErrorParams(error);
  return until === undefined ? {} : { until };
}

function remainingAttempts(error: unknown): { remainingAttempts?: number } {
  const { remaining } = toErrorParams(error);
  return remaining === undefined ? {} : { remainingAttempts: remaining };
}
