import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, requiredText } from '../fieldRules.ts';
import { schemaResolver } from './schemaResolver.ts';

const resolve = schemaResolver(z.object({ email: email(), name: requiredText() }));
const check = (values: { email: string; name: string }) =>
  resolve(values, undefined, { fields: {}, shouldUseNativeValidation: undefined });

describe('schemaResolver', () => {
  it('hands on what the schema made of the values', () => {
    expect(check({ email: 'aoi@sakura.example ', name: ' 葵' })).toEqual({
      values: { email: 'aoi@sakura.example', name: '葵' },
      errors: {},
    });
  });
  it('names the first thing that is wrong with each field', () => {
    expect(check({ email: '', name: 'a'.repeat(256) })).toEqual({
      values: {},
      errors: {
        email: { type: 'custom', message: 'validation.required' },
        name: { type: 'too_big', message: 'validation.tooLong' },
      },
    });
  });
  it('names the language of a text that is wrong', () => {
    const both = schemaResolver(
      z.object({ title: z.object({ ja: requiredText(), en: requiredText() }) }),
    );
    const { errors } = both({ title: { ja: '題', en: ' ' } }, undefined, {
      fields: {},
      shouldUseNativeValidation: undefined,
    }) as { errors: object };
    expect(errors).toEqual({ title: { en: { type: 'custom', message: 'validation.required' } } });
  });
});
