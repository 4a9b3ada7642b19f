import { toErrorParams } from '@office/api';

/** The code that was mailed: until when it counts, from when another can be had. Epoch ms. */
export interface MailedCode {
  codeExpiresAt: number;
  resendAt: number;
}

const validMs = 5 * 60_000;
const resendMs = 30_000;

/**
 * Read from the refusal `loginIpUnknown`; the usual times (design §9) where it names none, or such as can
 * not be: then this computer's clock is not the server's.
 */
export function mailedCode(failure: unknown, now = Date.now()): MailedCode {
  const { codeExpiresAt, resendAt } = toErrorParams(failure);
  const expires = codeExpiresAt ? Date.parse(codeExpiresAt) : Number.NaN;
  const resend = resendAt ? Date.parse(resendAt) : Number.NaN;
  return {
    codeExpiresAt: expires > now && expires <= now + validMs ? expires : now + validMs,
    resendAt: resend <= now + resendMs ? resend : now + resendMs,
  };
}
