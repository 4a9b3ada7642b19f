import { maxChatSectionNameLength } from '@office/vocabulary';
import * as z from 'zod/mini';
import { roomName } from '../../../patterns/fieldRules.ts';

export const sectionSchema = z.object({
  name: roomName().check(z.maxLength(maxChatSectionNameLength, 'validation.tooLong')),
});

export type SectionValues = z.infer<typeof sectionSchema>;
