import * as z from 'zod/mini';
import { optionalLine } from '../../../patterns/fieldRules.ts';

export const conversationSchema = z.object({ name: optionalLine() });

export type ConversationFormValues = z.infer<typeof conversationSchema>;
