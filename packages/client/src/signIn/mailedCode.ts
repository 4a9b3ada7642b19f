import { toErrorParams } from '@office/api';
import { verificationCodeMs, verificationResendMs } from '@office/vocabulary';

/** The code that was mailed: until when it counts, from when another can be had. Epoch ms. */
export interface MailedCode {
  codeExpiresAt: number;
  resendAt: number;
}

/**
 * Read from the refusal `loginIpUnknown`; the usual times (design §9) where it names none, or such as can
 * not be: then this computer's clock is not the server's.
 */
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
