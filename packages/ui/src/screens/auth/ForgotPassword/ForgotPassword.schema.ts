import * as z from 'zod/mini';
import { email } from '../../../patterns/fieldRules.ts';

export const forgotPasswordSchema = z.object({ email: email() });

export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;
