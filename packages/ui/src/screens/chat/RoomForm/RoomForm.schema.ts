import * as z from 'zod/mini';
import { roomName } from '../../../patterns/fieldRules.ts';

export const roomSchema = z.object({ name: roomName() });

export type RoomFormValues = z.infer<typeof roomSchema>;
