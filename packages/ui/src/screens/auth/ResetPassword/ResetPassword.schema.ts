import * as z from 'zod/mini';
import { currentPassword, newPassword } from '../../../patterns/fieldRules.ts';
import { confirmedPassword, passwordsMatch } from '../newPassword.ts';

export const resetPasswordSchema = z
  .object({
    currentPassword: currentPassword(),
    password: newPassword(),
    confirmPassword: confirmedPassword(),
  })
  .check(passwordsMatch());

export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
