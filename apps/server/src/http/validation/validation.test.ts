import { describe, expect, it } from 'vitest';
import { compileValidator, toFieldErrors } from './validation.ts';

const text = { type: 'string', minLength: 1, maxLength: 3 };
const localized = {
  type: 'object',
  additionalProperties: false,
  required: ['ja', 'en'],
  properties: { ja: text, en: text },
};
const isMoment = compileValidator({
  httpPart: 'body',
  schema: { anyOf: ['date', 'date-time'].map((format) => ({ type: 'string', format })) },
});

/** Includes times that the database cannot store or `new Date` cannot parse. */
it.each([
  ['0000-01-01', false],
  ['0000-01-01T00:00:00Z', false],
  ['2026-12-31T23:59:60Z', false],
  ['0001-01-01T00:00:00+01:00', false],
  ['9999-12-31T23:59:59-01:00', false],
  ['2026-02-30', false],
  ['2026-11-22', true],
  ['9999-12-31T23:59:59.999Z', true],
  ['2026-11-22T10:00:00+09:00', true],
])('validates %s as a date or time: %s', (text, isOne) => expect(isMoment(text)).toBe(isOne));

const validate = compileValidator({
  httpPart: 'body',
  schema: {
    type: 'object',
    required: ['title'],
    properties: { title: localized, parts: { type: 'array', items: { properties: { text } } } },
  },
});

describe('toFieldErrors', () => {
  it.each([
    ['a missing field', {}, { title: 'required' }],
    ['a single language', { title: { ja: 'あ' } }, { 'title.en': 'required' }],
    ['an empty language', { title: { ja: '', en: 'a' } }, { 'title.ja': 'required' }],
    [
      'a text that is too long in one language',
      { title: { ja: 'あ', en: 'abcd' } },
      { 'title.en': 'tooLong' },
    ],
    ['a third language', { title: { ja: 'あ', en: 'a', fr: 'a' } }, { fr: 'invalid' }],
    [
      'a nested field',
      { title: { ja: 'あ', en: 'a' }, parts: [{ text: 'abcd' }] },
      { text: 'tooLong' },
    ],
  ])('names the field for %s', (_, body, expected) => {
    expect(validate(body)).toBe(false);
    expect(toFieldErrors(validate.errors ?? [])).toEqual(expected);
  });
});
