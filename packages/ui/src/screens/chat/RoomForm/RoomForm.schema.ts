import * as z from 'zod/mini';
import { requiredText } from '../../../patterns/fieldRules.ts';

/** A room's name is one line of text; the server refuses what cannot be seen. */
const oneLine = z.refine<string>((value) => !/\p{Cc}/u.test(value), {
  error: 'validation.required',
});

export const roomSchema = z.object({ name: requiredText().check(oneLine) });

export type RoomFormValues = z.infer<typeof roomSchema>;
