import { expect, it } from 'vitest';
import { isMissing } from './isMissing.ts';

it.each([
  { answer: 'no such thing', error: { statusCode: 404 }, missing: true },
  { answer: 'no well-formed id', error: { statusCode: 400 }, missing: true },
  { answer: 'not allowed', error: { statusCode: 403 }, missing: false },
  { answer: 'the server failed', error: { statusCode: 500 }, missing: false },
  { answer: 'none, without a network', error: {}, missing: false },
  { answer: 'the thing', error: undefined, missing: false },
])('isMissing for $answer returns $missing', ({ error, missing }) => {
  expect(isMissing(error)).toBe(missing);
});
