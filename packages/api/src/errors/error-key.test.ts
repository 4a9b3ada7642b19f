import { describe, expect, it } from 'vitest';
import { toErrorKey, toErrorParams } from './error-key.ts';
import { OfficeError, RefreshFailedError, SessionEndedError } from './OfficeError.ts';

describe('toErrorKey', () => {
  it.each<[string, unknown, string]>([
    ['a code', { errors: 'incorrectPassword' }, 'errorResponse.incorrectPassword'],
    ['a field', { errors: { email: 'invalid' } }, 'errorResponse.emailInvalid'],
    [
      'several fields: the first',
      { errors: { email: 'required', code: 'invalid' } },
      'errorResponse.emailRequired',
    ],
    ['a text in one language', { errors: { 'title.en': 'required' } }, 'errorResponse.enRequired'],
    ['a capitalised value', { errors: { seat: 'Unavailable' } }, 'errorResponse.seatUnavailable'],
    [
      'an array: its first item',
      { errors: [{ email: 'invalid' }, { code: 'invalid' }] },
      'errorResponse.emailInvalid',
    ],
    ['an array of codes', { errors: ['userBlocked'] }, 'errorResponse.userBlocked'],
    ['code before message', { errors: 'userBlocked', message: 'No' }, 'errorResponse.userBlocked'],
    ['no errors: the message', { message: 'Bad gateway' }, 'Bad gateway'],
    ['null errors: the message', { errors: null, message: 'No' }, 'No'],
    ['an empty code: the message', { errors: '', message: 'No' }, 'No'],
    ['an empty object: the message', { errors: {}, message: 'No' }, 'No'],
    ['an empty array: the message', { errors: [], message: 'No' }, 'No'],
    ['a value that is not a string: the message', { errors: { email: 1 }, message: 'No' }, 'No'],
    ['neither', {}, 'error.somethingWentWrong'],
    ['an empty message', { message: '' }, 'error.somethingWentWrong'],
    ['an HTML page', '<html>', 'error.somethingWentWrong'],
    ['nothing', undefined, 'error.somethingWentWrong'],
    ['null', null, 'error.somethingWentWrong'],
    ['a list', ['userBlocked'], 'error.somethingWentWrong'],
    ['an Error', new Error('Failed'), 'Failed'],
  ])('%s', (_, body, key) => {
    expect(toErrorKey(body)).toBe(key);
  });
});

describe('OfficeError', () => {
  const body = {
    statusCode: 422,
    message: 'No',
    errors: 'passwordAttemptWarning',
    data: { remaining: 2 },
  };

  it('provides the key and the parameters of its body', () => {
    const error = new OfficeError(422, body);
    expect([error.key, toErrorKey(error)]).toEqual(
      Array(2).fill('errorResponse.passwordAttemptWarning'),
    );
    expect(toErrorParams(error)).toEqual({ remaining: 2 });
    expect(toErrorParams(body)).toEqual({ remaining: 2 });
  });

  it.each([
    ['no answer', new OfficeError(null, undefined), 'errorStatus.cors'],
    ['an answer of another server', new OfficeError(502, '<html>'), 'error.somethingWentWrong'],
    [
      'a refresh refused after an administrator signed the device out',
      new RefreshFailedError(401, { statusCode: 401, errors: 'signedOutByAdministrator' }),
      'errorResponse.signedOutByAdministrator',
    ],
    ['a failed refresh', new RefreshFailedError(401, body), 'errorResponse.refreshFailed'],
    ['a session that ended', new SessionEndedError(), 'errorResponse.unauthorized'],
  ])('%s has the same key from the error and from toErrorKey', (_, error, key) => {
    expect([error.key, toErrorKey(error)]).toEqual([key, key]);
    expect(toErrorParams(new OfficeError(502, '<html>'))).toEqual({});
  });
});
