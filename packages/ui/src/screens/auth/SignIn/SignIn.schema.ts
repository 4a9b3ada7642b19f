import * as z from 'zod/mini';
import { currentPassword, email } from '../../../patterns/fieldRules.ts';

export const signInSchema = z.object({
  email: email(),
  password: currentPassword(),
  staySignedIn: z.boolean(),
});

export type SignInValues = z.infer<typeof signInSchema>;
