import { OfficeError } from '@office/api';
import { describe, expect, it } from 'vitest';
import { mailedCode } from './mailedCode.ts';

const now = Date.UTC(2026, 10, 20);
const minute = 60_000;

const refusal = (codeExpiresAt: number, resendAt: number) =>
  new OfficeError(422, {
    statusCode: 422,
    message: 'no',
    errors: 'loginIpUnknown',
    data: {
      codeExpiresAt: new Date(codeExpiresAt).toISOString(),
      resendAt: new Date(resendAt).toISOString(),
    },
  });

describe('mailedCode', () => {
  it('uses the times of the server, also for a code mailed earlier', () => {
    expect(mailedCode(refusal(now + 2 * minute, now - minute), now)).toEqual({
      codeExpiresAt: now + 2 * minute,
      resendAt: now - minute,
    });
  });

  it.each([
    ['returns no times', new OfficeError(422, undefined)],
    ['has a clock ahead of the browser', refusal(now + 65 * minute, now + 60 * minute)],
  ])('uses the default times if the server %s', (_, failure) => {
    expect(mailedCode(failure, now)).toEqual({
      codeExpiresAt: now + 5 * minute,
      resendAt: now + minute / 2,
    });
  });

  it('uses the default expiry if the server clock is behind', () => {
    const { codeExpiresAt } = mailedCode(refusal(now - 55 * minute, now - 59 * minute), now);
    expect(codeExpiresAt).toBe(now + 5 * minute);
  });
});
