import {
  maxPasswordLength,
  maxTextLength,
  minPasswordLength,
  passwordSymbols,
  verificationCodePattern,
  visibleTextPattern,
} from '@office/vocabulary';
import * as z from 'zod/mini';
import { nonDigits } from './nonDigits.ts';

/**
 * The rules for the fields that several forms share. Each message is the key of a text
 * (`ruleText.ts`), which a form says in the member's language.
 */

const isPasswordLength = (length: number) =>
  length >= minPasswordLength && length <= maxPasswordLength;
const isPasswordSymbol = (sign: string) => passwordSymbols.includes(sign);

/** One reason why a password is refused; shown one by one while it is typed. */
export const passwordRules = [
  { key: 'passwordLength', test: (value: string) => isPasswordLength(value.length) },
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

/** Something is entered, besides spaces. */
export const filled = z.refine<string>((value) => value.trim().length > 0, {
  error: 'validation.required',
  abort: true,
});
/** At most 255 characters. */
export const short = z.maxLength(maxTextLength, 'validation.tooLong');

/** Text that must be given, at most 255 characters; spaces around it are dropped. */
export const requiredText = () => z.string().check(filled, z.trim(), short);

const isVisible = (line: string) => visibleTextPattern.test(line);

/** One line that may stay empty, at most 255 characters. */
export const optionalLine = () =>
  z.string().check(z.trim(), short, z.refine(isVisible, { error: 'validation.visibleLine' }));

/** Some lines that may stay empty, together at most 255 characters. */
export const optionalLines = () =>
  z.string().check(
    z.trim(),
    short,
    z.refine((value) => value.split(/[\t\r\n]/).every(isVisible), {
      error: 'validation.visibleLines',
    }),
  );

/** The name that someone gives to a room. */
export const roomName = () =>
  requiredText().check(z.regex(visibleTextPattern, 'validation.visibleLine'));

export const email = () =>
  z.string().check(filled, z.trim(), short, z.regex(z.regexes.email, 'validation.email'));

/** An address that may stay empty. */
export const optionalEmail = () =>
  z.string().check(
    z.trim(),
    short,
    z.refine((value) => value === '' || z.regexes.email.test(value), {
      error: 'validation.email',
    }),
  );

/** A password that is being chosen: every rule of `passwordRules`. */
export const newPassword = () =>
  z.string().check(
    filled,
    z.refine((value) => passwordRules.every((rule) => rule.test(value)), {
      error: 'validation.password',
    }),
  );

/** A password that is only being asked for: rules of the past are not enforced on it. */
export const currentPassword = () => z.string().check(filled);

/** Everything but digits removed, full-width digits turned into half-width ones. */
export function digitsOf(value: string): string {
  return value.replace(nonDigits, '').normalize('NFKC');
}

export const verificationCode = () =>
  z.string().check(z.regex(verificationCodePattern, 'validation.verificationCode'));
