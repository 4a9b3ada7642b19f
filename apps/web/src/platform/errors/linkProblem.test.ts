import { OfficeError } from '@office/api';
import { describe, expect, it } from 'vitest';
import { linkProblem } from './linkProblem.ts';

const refusal = (status: number, errors: unknown, data?: object) =>
  new OfficeError(status, { statusCode: status, message: 'no', errors, data });

describe('linkProblem', () => {
  it.each([
    ['nobody was sent it', refusal(422, 'resetLinkInvalid', { reason: 'UNKNOWN' }), 'invalid'],
    ['its time is over', refusal(422, 'registrationLinkExpired', { reason: 'EXPIRED' }), 'expired'],
    ['it was used', refusal(422, 'resetLinkInvalid', { reason: 'USED' }), 'used'],
    [
      'another was sent',
      refusal(422, 'registrationLinkExpired', { reason: 'REPLACED' }),
      'replaced',
    ],
    [
      'it was taken back',
      refusal(422, 'registrationLinkExpired', { reason: 'WITHDRAWN' }),
      'withdrawn',
    ],
    ['a server that gives no reason', refusal(422, 'resetLinkInvalid'), 'invalid'],
    ['it is no token at all', refusal(400, { token: 'invalid' }), 'invalid'],
    ['something else', refusal(403, 'organizationBlocked'), null],
    ['no answer', new OfficeError(null, undefined), null],
  ])('%s', (_, error, problem) => {
    expect(linkProblem(error)).toBe(problem);
  });
});
