import { OfficeError } from '@office/api';
import { describe, expect, it } from 'vitest';
import { linkProblem } from './linkProblem.ts';

const refusal = (status: number, errors: unknown, data?: object) =>
  new OfficeError(status, { statusCode: status, message: 'no', errors, data });

describe('linkProblem', () => {
  it.each([
    ['an unknown link', refusal(422, 'resetLinkInvalid', { reason: 'UNKNOWN' }), 'invalid'],
    ['an expired link', refusal(422, 'registrationLinkExpired', { reason: 'EXPIRED' }), 'expired'],
    ['a used link', refusal(422, 'resetLinkInvalid', { reason: 'USED' }), 'used'],
    [
      'a replaced link',
      refusal(422, 'registrationLinkExpired', { reason: 'REPLACED' }),
      'replaced',
    ],
    [
      'a withdrawn link',
      refusal(422, 'registrationLinkExpired', { reason: 'WITHDRAWN' }),
      'withdrawn',
    ],
    ['an error without a reason', refusal(422, 'resetLinkInvalid'), 'invalid'],
    ['a malformed token', refusal(400, { token: 'invalid' }), 'invalid'],
    ['another error', refusal(403, 'organizationBlocked'), null],
    ['a network error', new OfficeError(null, undefined), null],
  ])('%s', (_, error, problem) => {
    expect(linkProblem(error)).toBe(problem);
  });
});
