import { describe, expect, it } from 'vitest';
import { joinSchema } from './JoinByCode.schema.ts';

describe('joinSchema', () => {
  it.each([
    ['K7QF', 'K7QF', undefined],
    [' K7QF\n', 'K7QF', undefined],
    ['Ｋ７ＱＦ', 'K7QF', undefined],
    ['', undefined, 'validation.required'],
    ['　', undefined, 'validation.required'],
    ['a'.repeat(64), 'a'.repeat(64), undefined],
    ['a'.repeat(65), undefined, 'validation.tooLong'],
  ])('%j', (code, accepted, problem) => {
    const result = joinSchema.safeParse({ code });
    expect(result.success ? result.data.code : undefined).toBe(accepted);
    expect(result.success ? undefined : result.error.issues[0]?.message).toBe(problem);
  });
});
