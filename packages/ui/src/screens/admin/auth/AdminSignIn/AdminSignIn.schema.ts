import * as z from 'zod/mini';
import { currentPassword, email } from '../../../../patterns/fieldRules.ts';

export const adminSignInSchema = z.object({ email: email(), password: currentPassword() });

export type AdminSignInValues = z.infer<typeof adminSignInSchema>;
