import { toErrorParams } from '@office/api';
import { verificationCodeMs, verificationResendMs } from '@office/vocabulary';

export interface MailedCode {
  codeExpiresAt: number;
  resendAt: number;
}

/** Uses default times (design §9) if those of `loginIpUnknown` are missing or implausible. */
export function mailedCode(failure: unknown, now = Date.now()): MailedCode {
  const { codeExpiresAt, resendAt } = toErrorParams(failure);
  const expires = codeExpiresAt ? Date.parse(codeExpiresAt) : Number.NaN;
  const resend = resendAt ? Date.parse(resendAt) : Number.NaN;
  return {
    codeExpiresAt:
      expires > now && expires <= now + verificationCodeMs ? expires : now + verificationCodeMs,
    resendAt: resend <= now + verificationResendMs ? resend : now + verificationResendMs,
  };
}
