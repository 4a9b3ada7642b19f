import { maxInviteTokenLength } from '@office/vocabulary';
import * as z from 'zod/mini';

/** As it was given: spaces around it come from copying, full-width letters from an input method. */
export const joinSchema = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.normalize('NFKC').trim()),
    ),
    z
      .string()
      .check(
        z.minLength(1, 'validation.required'),
        z.maxLength(maxInviteTokenLength, 'validation.tooLong'),
      ),
  ),
});

export interface JoinByCodeValues {
  code: string;
}
