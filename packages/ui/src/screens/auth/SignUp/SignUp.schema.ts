import * as z from 'zod/mini';
import {
  digitsOf,
  nameKanji,
  nameKatakana,
  optionalText,
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
  nickname: optionalText(),
  gender: z.enum(['', ...genders]),
  dateOfBirth: birthDate(),
  department: optionalText(),
  jobTitle: optionalText(),
  phoneNumber: z
    .string()
    .check(whenGiven(phoneNumber(), 'validation.phoneNumber'), z.overwrite(digitsOf)),
  language: z.enum(languages),
  selfIntroduction: optionalText(),
});

export type SignUpInformation = z.infer<typeof signUpInformationSchema>;
