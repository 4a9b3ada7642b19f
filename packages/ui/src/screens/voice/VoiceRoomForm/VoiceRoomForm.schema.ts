import * as z from 'zod/mini';
import { requiredText } from '../../../patterns/fieldRules.ts';

/** Spec §5: a voice room's name is required. */
export const voiceRoomSchema = z.object({ name: requiredText() });

export type VoiceRoomValues = z.infer<typeof voiceRoomSchema>;
