import { OfficeError, toErrorParams } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';

/** Why the link of a mail cannot be used. */
export type LinkProblem = 'invalid' | 'expired' | 'used' | 'replaced' | 'withdrawn';

const problems = {
  UNKNOWN: 'invalid',
  EXPIRED: 'expired',
  USED: 'used',
  REPLACED: 'replaced',
  WITHDRAWN: 'withdrawn',
} as const;

/** The problem of a link by its refusal; `null` where that is about something else, such as the network. */
export function linkProblem(error: unknown): LinkProblem | null {
  const code = errorCode(error);
  if (code === 'registrationLinkExpired' || code === 'resetLinkInvalid') {
    const { reason } = toErrorParams(error);
    return reason ? problems[reason] : 'invalid';
  }
  // Nothing that a link could carry: cut off, or mistyped.
  return error instanceof OfficeError && error.status === 400 ? 'invalid' : null;
}
