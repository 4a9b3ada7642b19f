import { toErrorParams } from '@office/api';

/** The code that was mailed: until when it counts, from when another can be had. Epoch ms. */
export interface MailedCode {
  codeExpiresAt: number;
  resendAt: number;
}

const validMs = 5 * 60_000;
const resendMs = 30_000;

/** Read from the refusal `loginIpUnknown`; the usual times where it names none (design §9). */
export function mailedCode(failure: unknown): MailedCode {
  const { codeExpiresAt, resendAt } = toErrorParams(failure);
  const now = Date.now();
  return {
    codeExpiresAt: codeExpiresAt ? Date.parse(codeExpiresAt) : now + validMs,
    resendAt: resendAt ? Date.parse(resendAt) : now + resendMs,
  };
}
