import * as z from 'zod/mini';
import { visibleName } from '../../../patterns/fieldRules.ts';

export const roomSchema = z.object({ name: visibleName() });

export type RoomFormValues = z.infer<typeof roomSchema>;
