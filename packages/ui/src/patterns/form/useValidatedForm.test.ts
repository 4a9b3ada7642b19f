import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, requiredText } from '../fieldRules.ts';
import { schemaResolver } from './useValidatedForm.ts';

const resolve = schemaResolver(z.object({ email: email(), name: requiredText() }));
const check = (values: { email: string; name: string }) =>
  resolve(values, undefined, { fields: {}, shouldUseNativeValidation: undefined });

describe('schemaResolver', () => {
  it('returns the values transformed by the schema', () => {
    expect(check({ email: 'aoi@sakura.example ', name: ' 葵' })).toEqual({
      values: { email: 'aoi@sakura.example', name: '葵' },
      errors: {},
    });
  });
  it('reports the first issue of each field', () => {
    expect(check({ email: '', name: 'a'.repeat(256) })).toEqual({
      values: {},
      errors: {
        email: { type: 'custom', message: 'validation.required' },
        name: { type: 'too_big', message: 'validation.tooLong' },
      },
    });
  });
  it('reports the language of an invalid text', () => {
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
