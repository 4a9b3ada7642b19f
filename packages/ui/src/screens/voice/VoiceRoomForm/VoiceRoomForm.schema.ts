import * as z from 'zod/mini';
import { roomName } from '../../../patterns/fieldRules.ts';

/** A voice room's name is required. */
export const voiceRoomSchema = z.object({ name: roomName() });

export type VoiceRoomValues = z.infer<typeof voiceRoomSchema>;
