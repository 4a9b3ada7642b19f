import * as z from 'zod/mini';
import { currentPassword, newPassword } from '../fieldRules.ts';

export const confirmedPassword = currentPassword;

export function passwordsMatch<Values extends { password: string; confirmPassword: string }>() {
  return z.refine<Values>((values) => values.password === values.confirmPassword, {
    error: 'validation.passwordMismatch',
    path: ['confirmPassword'],
    // Also runs while another field is invalid, to show all errors together.
    when: () => true,
  });
}

export const newPasswordSchema = (minLength?: number) =>
  z
    .object({ password: newPassword(minLength), confirmPassword: confirmedPassword() })
    .check(passwordsMatch());

export type NewPasswordValues = z.infer<ReturnType<typeof newPasswordSchema>>;
