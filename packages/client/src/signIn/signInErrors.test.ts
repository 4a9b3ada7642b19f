import { OfficeError } from '@office/api';
import { describe, expect, it } from 'vitest';
import { signInError, verifyNewIpError } from './signInErrors.ts';

type Refusal = 'passwordAttemptWarning' | 'verificationCodeInvalid' | 'loginAttemptLimitExceeded';

const errorResponse = (errors: Refusal, data?: object) =>
  new OfficeError(422, { statusCode: 422, message: '', errors, ...(data && { data }) });

describe('remaining attempts', () => {
  it('are returned for passwords', () => {
    expect(signInError(errorResponse('passwordAttemptWarning', { remaining: 1 }))).toEqual({
      kind: 'incorrectPassword',
      remainingAttempts: 1,
    });
  });

  it('are returned for codes', () => {
    expect(verifyNewIpError(errorResponse('verificationCodeInvalid', { remaining: 4 }))).toEqual({
      kind: 'wrongCode',
      remainingAttempts: 4,
    });
  });

  it('are omitted for an expired code', () => {
    expect(verifyNewIpError(errorResponse('verificationCodeInvalid'))).toEqual({
      kind: 'wrongCode',
    });
  });
});

it('returns the end of an account lock', () => {
  const until = '2026-11-20T09:15:00.000Z';
  expect(signInError(errorResponse('loginAttemptLimitExceeded', { until }))).toEqual({
    kind: 'accountLocked',
    until,
  });
});
