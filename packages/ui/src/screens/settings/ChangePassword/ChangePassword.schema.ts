import * as z from 'zod/mini';
import { currentPassword, newPassword } from '../../../patterns/fieldRules.ts';

export const changePasswordSchema = z
  .object({
    currentPassword: currentPassword(),
    newPassword: newPassword(),
    confirmPassword: currentPassword(),
  })
  .check(
    z.refine((values) => values.newPassword === values.confirmPassword, {
      path: ['confirmPassword'],
      error: 'validation.passwordMismatch',
    }),
  );

export type ChangePasswordValues = z.infer<typeof changePasswordSchema>;
