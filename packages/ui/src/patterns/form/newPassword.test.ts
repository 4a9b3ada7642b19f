import { describe, expect, it } from 'vitest';
import { newPasswordSchema } from './newPassword.ts';

describe('newPasswordSchema', () => {
  it.each([
    ['Office#2026', 'Office#2026', {}],
    ['Office#2026', 'Office#2025', { confirmPassword: 'validation.passwordMismatch' }],
    ['', '', { password: 'validation.required', confirmPassword: 'validation.required' }],
    [
      'bad',
      'worse',
      { password: 'validation.password', confirmPassword: 'validation.passwordMismatch' },
    ],
  ])('validates %j and %j', (password, confirmPassword, problems) => {
    const result = newPasswordSchema().safeParse({ password, confirmPassword });
    const issues = result.error?.issues ?? [];
    expect(Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]))).toEqual(
      problems,
    );
  });

  it('rejects a password that is shorter than the minimum of the organisation', () => {
    const values = { password: 'Office#2026', confirmPassword: 'Office#2026' };
    expect(newPasswordSchema(12).safeParse(values).success).toBe(false);
    expect(newPasswordSchema(11).safeParse(values).success).toBe(true);
  });
});
