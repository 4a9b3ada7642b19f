import { genders, languages } from '@office/vocabulary';
import * as z from 'zod/mini';
import { digitsOf, optionalLine, optionalLines } from '../fieldRules.ts';
import { dateOfBirth, nameKanji, nameKatakana, nameLatin, phoneNumber } from '../personRules.ts';

const optionalRule = (rule: z.ZodMiniType, error: string) =>
  z.refine<string>((value) => value.trim() === '' || rule.safeParse(value).success, { error });

export const optionalNameLatin = () =>
  z.string().check(z.trim(), optionalRule(nameLatin(), 'validation.nameLatin'));

/** Profile fields that a member fills in. An empty field is ''. `phoneNumber` contains only digits. */
export const personSchema = z.object({
  nameKanji: nameKanji(),
  nameKatakana: z.string().check(z.trim(), optionalRule(nameKatakana(), 'validation.nameKatakana')),
  nameLatin: optionalNameLatin(),
  nickname: optionalLine(),
  gender: z.enum(['', ...genders]),
  dateOfBirth: dateOfBirth(),
  department: optionalLine(),
  jobTitle: optionalLine(),
  phoneNumber: z
    .string()
    .check(optionalRule(phoneNumber(), 'validation.phoneNumber'), z.overwrite(digitsOf)),
  language: z.enum(languages),
  selfIntroduction: optionalLines(),
});

export type PersonValues = z.infer<typeof personSchema>;
