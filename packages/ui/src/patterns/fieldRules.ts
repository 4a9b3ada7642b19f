import * as z from 'zod/mini';
import { textPatterns } from './textPatterns.ts';

/**
 * The rules of specification §5 for the fields that several forms share. Each message is a key of
 * the namespace `common`, so that a form shows it with `t('common:' + message)`.
 */

const textLimit = 255;
/** Kanji and letters as in `textPatterns.kanjiOrLatin`, with the marks that names are written with. */
const personName = /^[\p{Script=Han}\p{Script=Latin}々〆ヶー\p{Zs}'’.・-]+$/u;
const passwordSymbols = '#?!@$%^&*\\-+';

/** One reason why a password is refused; shown one by one while it is typed. */
export const passwordRules = [
  { key: 'passwordLength', test: (value: string) => value.length >= 4 && value.length <= 16 },
  { key: 'passwordDigit', test: (value: string) => /[0-9]/.test(value) },
  { key: 'passwordLowercase', test: (value: string) => /[a-z]/.test(value) },
  { key: 'passwordUppercase', test: (value: string) => /[A-Z]/.test(value) },
  {
    key: 'passwordSymbol',
    test: (value: string) => new RegExp(`[${passwordSymbols}]`).test(value),
  },
  {
    key: 'passwordCharacters',
    test: (value: string) => new RegExp(`^[A-Za-z0-9${passwordSymbols}]*$`).test(value),
  },
] as const;

const filled = z.refine<string>((value) => value.trim().length > 0, {
  error: 'validation.required',
  abort: true,
});
const short = z.maxLength(textLimit, 'validation.tooLong');

/** Text that must be given, at most 255 characters; spaces around it are dropped. */
export const requiredText = () => z.string().check(filled, z.trim(), short);

const isVisible = (line: string) => line === '' || textPatterns.visible.test(line);

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
  requiredText().check(z.regex(textPatterns.visible, 'validation.visibleLine'));

export const email = () =>
  z.string().check(filled, z.trim(), short, z.regex(z.regexes.email, 'validation.email'));

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

export const nameKanji = () =>
  z.string().check(filled, z.trim(), short, z.regex(personName, 'validation.nameKanji'));

export const nameKatakana = () =>
  z
    .string()
    .check(filled, short, z.regex(textPatterns.katakanaHalfWidth, 'validation.nameKatakana'));

/** Everything but digits removed, full-width digits turned into half-width ones. */
export function digitsOf(value: string): string {
  return value.replace(textPatterns.nonDigits, '').normalize('NFKC');
}

/** 6 to 20 digits; separators and full-width digits are accepted as typed. */
export const phoneNumber = () =>
  z.string().check(
    filled,
    z.regex(/^[0-9０-９\s()（）+＋\-‐－ー]+$/u, 'validation.phoneNumber'),
    z.refine((value) => /^[0-9]{6,20}$/.test(digitsOf(value)), { error: 'validation.phoneNumber' }),
  );

const earliestYearOfBirth = 1900;

function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= earliestYearOfBirth && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}

/** '' or `yyyy-MM-dd`, not before 1900 and not after the viewer's own day. */
export const dateOfBirth = () =>
  z.string().check(
    z.refine((text) => text === '' || isRealDate(text), {
      error: 'validation.date',
      abort: true,
    }),
    z.refine((text) => text === '' || new Date(`${text}T00:00:00`).getTime() <= Date.now(), {
      error: 'validation.dateInFuture',
    }),
  );

export const verificationCode = () =>
  z.string().check(z.regex(/^[0-9]{4}$/, 'validation.verificationCode'));

/** The file types that a profile picture may have, as an `accept` attribute. */
export const imageAccept = 'image/jpeg,image/png';
const imageTypes = imageAccept.split(',');
const imageNames = /\.(jpe?g|png)$/i;

/** How large a profile picture may be, in bytes: 5 KB to 5 MB. */
export const imageLimits = { min: 5 * 1024, max: 5 * 1024 * 1024 };

/** The key of what is wrong with a profile picture (5 KB to 5 MB, JPG or PNG), or undefined. */
export function imageProblem(file: { name: string; size: number; type: string }) {
  if (!imageTypes.includes(file.type) || !imageNames.test(file.name)) return 'validation.imageType';
  if (file.size < imageLimits.min) return 'validation.imageTooSmall';
  if (file.size > imageLimits.max) return 'validation.imageTooLarge';
  return undefined;
}
