import * as z from 'zod/mini';
import { currentPassword, newPassword } from '../fieldRules.ts';

/** The second time that a new password is entered. */
export const confirmedPassword = currentPassword;

/** For a form with `password` and `confirmPassword`: both must be the same. */
export function passwordsMatch<Values extends { password: string; confirmPassword: string }>() {
  return z.refine<Values>((values) => values.password === values.confirmPassword, {
    error: 'validation.passwordMismatch',
    path: ['confirmPassword'],
    // Also while another field is wrong, so that everything to mend shows at once.
    when: () => true,
  });
}

/** A new password, entered twice. */
export const newPasswordSchema = z
  .object({ password: newPassword(), confirmPassword: confirmedPassword() })
  .check(passwordsMatch());

export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
