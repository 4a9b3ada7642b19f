import {
  maxPasswordLength,
  maxTextLength,
  minPasswordLength,
  passwordSymbols,
  verificationCodePattern,
  visibleTextPattern,
} from '@office/vocabulary';
import * as z from 'zod/mini';

/** Validation rules of shared fields. Each message is a key of `ruleText.ts`. */

const isPasswordSymbol = (sign: string) => passwordSymbols.includes(sign);

const characterRules = [
  { key: 'passwordDigit', test: (value: string) => /[0-9]/.test(value) },
  { key: 'passwordLowercase', test: (value: string) => /[a-z]/.test(value) },
  { key: 'passwordUppercase', test: (value: string) => /[A-Z]/.test(value) },
  {
    key: 'passwordSymbol',
    test: (value: string) => [...value].some(isPasswordSymbol),
  },
  {
    key: 'passwordCharacters',
    test: (value: string) =>
      [...value].every((sign) => /[A-Za-z0-9]/.test(sign) || isPasswordSymbol(sign)),
  },
] as const;

/** @param minLength minimum length in the organisations of the user */
export const passwordRules = (minLength = minPasswordLength) =>
  [
    {
      key: 'passwordLength',
      test: ({ length }: string) => length >= minLength && length <= maxPasswordLength,
    },
    ...characterRules,
  ] as const;

export const notBlank = z.refine<string>((value) => value.trim().length > 0, {
  error: 'validation.required',
  abort: true,
});
/** At most 255 characters. */
export const maxTextLengthRule = z.maxLength(maxTextLength, 'validation.tooLong');

export const requiredText = () => z.string().check(notBlank, z.trim(), maxTextLengthRule);

const isVisible = (line: string) => visibleTextPattern.test(line);

export const optionalLine = () =>
  z
    .string()
    .check(z.trim(), maxTextLengthRule, z.refine(isVisible, { error: 'validation.visibleLine' }));

export const optionalLines = () =>
  z.string().check(
    z.trim(),
    maxTextLengthRule,
    z.refine((value) => value.split(/[\t\r\n]/).every(isVisible), {
      error: 'validation.visibleLines',
    }),
  );

export const roomName = () =>
  requiredText().check(z.regex(visibleTextPattern, 'validation.visibleLine'));

export const email = () =>
  z
    .string()
    .check(notBlank, z.trim(), maxTextLengthRule, z.regex(z.regexes.email, 'validation.email'));

export const optionalEmail = () =>
  z.string().check(
    z.trim(),
    maxTextLengthRule,
    z.refine((value) => value === '' || z.regexes.email.test(value), {
      error: 'validation.email',
    }),
  );

export const newPassword = (minLength?: number) =>
  z.string().check(
    notBlank,
    z.refine((value) => passwordRules(minLength).every((rule) => rule.test(value)), {
      error: 'validation.password',
    }),
  );

/** Ignores the current password rules, because older passwords may not comply. */
export const currentPassword = () => z.string().check(notBlank);

/** Removes all non-digits and converts full-width digits to half-width digits. */
export function digitsOf(value: string): string {
  return value.replace(/[^0-9０-９]/gu, '').normalize('NFKC');
}

export const verificationCode = () =>
  z.string().check(z.regex(verificationCodePattern, 'validation.verificationCode'));
