import * as z from 'zod/mini';
import {
  digitsOf,
  nameKanji,
  nameKatakana,
  optionalLine,
  optionalLines,
  phoneNumber,
} from '../../../patterns/fieldRules.ts';

/** A field that may stay empty; filled in, it follows the rule. */
const orEmpty = (rule: z.ZodMiniType<string, string>) =>
  z.string().check(
    z.superRefine((value, context) => {
      if (value === '') return;
      const result = rule.safeParse(value);
      const issue = result.success ? undefined : result.error.issues[0];
      if (issue) context.addIssue({ code: 'custom', message: issue.message });
    }),
  );

/** A day as `yyyy-MM-dd` that is not in the future, or nothing. */
const dateOfBirth = z.string().check(
  z.refine((value) => value === '' || z.iso.date().safeParse(value).success, {
    error: 'validation.date',
    abort: true,
  }),
  z.refine((value) => value === '' || Date.parse(value) <= Date.now(), {
    error: 'validation.dateInFuture',
  }),
);

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;

/** The fields of specification §3, "User profile", that a member edits, with the rules of §5. */
export const profileSchema = z.object({
  nameKanji: nameKanji(),
  nameKatakana: orEmpty(nameKatakana()),
  nickname: optionalLine(),
  gender: z.enum(['', ...genders]),
  dateOfBirth,
  department: optionalLine(),
  jobTitle: optionalLine(),
  phoneNumber: z.pipe(orEmpty(phoneNumber()), z.transform(digitsOf)),
  language: z.enum(['ja', 'en']),
  introduction: optionalLines(),
});

/** What is left empty is an empty string; `phoneNumber` has digits alone. */
export type ProfileValues = z.infer<typeof profileSchema>;
