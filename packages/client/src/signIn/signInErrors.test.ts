import { OfficeError } from '@office/api';
import { describe, expect, it } from 'vitest';
import { signInError, verifyNewIpError } from './signInErrors.ts';

type Refusal = 'passwordAttemptWarning' | 'verificationCodeInvalid' | 'loginAttemptLimitExceeded';

const refused = (errors: Refusal, data?: object) =>
  new OfficeError(422, { statusCode: 422, message: '', errors, ...(data && { data }) });

describe('how many attempts are left is told', () => {
  it('of passwords', () => {
    expect(signInError(refused('passwordAttemptWarning', { remaining: 1 }))).toEqual({
      kind: 'incorrectPassword',
      remainingAttempts: 1,
    });
  });

  it('of codes', () => {
    expect(verifyNewIpError(refused('verificationCodeInvalid', { remaining: 4 }))).toEqual({
      kind: 'wrongCode',
      remainingAttempts: 4,
    });
  });

  it('where it is known: a code whose time is over is none of them', () => {
    expect(verifyNewIpError(refused('verificationCodeInvalid'))).toEqual({ kind: 'wrongCode' });
  });
});

it('says until when an account is locked', () => {
  const until = '2026-11-20T09:15:00.000Z';
  expect(signInError(refused('loginAttemptLimitExceeded', { until }))).toEqual({
    kind: 'accountLocked',
    until,
  });
});
