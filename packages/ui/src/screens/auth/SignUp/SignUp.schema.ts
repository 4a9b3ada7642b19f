import * as z from 'zod/mini';
import {
  digitsOf,
  nameKanji,
  nameKatakana,
  optionalLine,
  optionalLines,
  phoneNumber,
} from '../../../patterns/fieldRules.ts';
import { birthDate } from './birthDate.ts';

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
const languages = ['ja', 'en'] as const;

/** Empty, or as the rule says. */
const whenGiven = (rule: z.ZodMiniType, error: string) =>
  z.refine<string>((value) => value.trim() === '' || rule.safeParse(value).success, { error });

/** The profile of a new member. What is not required is '' when it was left out. */
export const signUpInformationSchema = z.object({
  nameKanji: nameKanji(),
  nameKatakana: z.string().check(z.trim(), whenGiven(nameKatakana(), 'validation.nameKatakana')),
  nickname: optionalLine(),
  gender: z.enum(['', ...genders]),
  dateOfBirth: birthDate(),
  department: optionalLine(),
  jobTitle: optionalLine(),
  phoneNumber: z
    .string()
    .check(whenGiven(phoneNumber(), 'validation.phoneNumber'), z.overwrite(digitsOf)),
  language: z.enum(languages),
  selfIntroduction: optionalLines(),
});

export type SignUpInformation = z.infer<typeof signUpInformationSchema>;
