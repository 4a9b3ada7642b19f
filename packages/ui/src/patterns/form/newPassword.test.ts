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
    const issues = newPasswordSchema.safeParse({ password, confirmPassword }).error?.issues ?? [];
    expect(Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]))).toEqual(
      problems,
    );
  });
});
