import * as z from 'zod/mini';
import { visibleName } from '../../../patterns/fieldRules.ts';

/** Spec §5: a voice room's name is required. */
export const voiceRoomSchema = z.object({ name: visibleName() });

export type VoiceRoomValues = z.infer<typeof voiceRoomSchema>;
