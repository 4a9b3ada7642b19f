import { OfficeError, toErrorParams } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';

export type LinkProblem = 'invalid' | 'expired' | 'used' | 'replaced' | 'withdrawn';

const problems = {
  UNKNOWN: 'invalid',
  EXPIRED: 'expired',
  USED: 'used',
  REPLACED: 'replaced',
  WITHDRAWN: 'withdrawn',
} as const;

/** Maps an API error to a link problem; `null` for unrelated errors such as network failures. */
export function linkProblem(error: unknown): LinkProblem | null {
  const code = errorCode(error);
  if (code === 'registrationLinkExpired' || code === 'resetLinkInvalid') {
    const { reason } = toErrorParams(error);
    return reason ? problems[reason] : 'invalid';
  }
  // A malformed token: truncated or mistyped.
  return error instanceof OfficeError && error.status === 400 ? 'invalid' : null;
}
