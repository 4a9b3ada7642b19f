import * as z from 'zod/mini';
import { verificationCode } from '../../../patterns/fieldRules.ts';

export const verifyNewIpSchema = z.object({ code: verificationCode() });

export type VerifyNewIpValues = z.infer<typeof verifyNewIpSchema>;
