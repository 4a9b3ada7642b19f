import * as z from 'zod/mini';
import { brokenPasswordRules } from './password.ts';
import { textPatterns, toDigits } from './textPatterns.ts';

/**
 * Schemas of single fields (spec §5). A message is a translation key of the `common` namespace:
 * `t(message, { ns: 'common' })`.
 */
const required = () => z.minLength(1, { error: 'validation.required', abort: true });
const atMost255 = () => z.maxLength(255, { error: 'validation.max255', abort: true });

export const requiredText = z.string().check(z.trim(), required(), atMost255());
export const optionalText = z.string().check(z.trim(), atMost255());

export const email = z
  .string()
  .check(
    z.trim(),
    required(),
    atMost255(),
    z.regex(z.regexes.email, { error: 'validation.email' }),
  );

/** A password that someone signs in with: whatever it is, the server decides. */
export const existingPassword = z.string().check(required());

/** A password that someone chooses. */
export const newPassword = z.string().check(
  required(),
  z.refine((password) => brokenPasswordRules(password).length === 0, {
    error: 'validation.passwordRules',
  }),
);

export const katakanaName = z
  .string()
  .check(
    required(),
    atMost255(),
    z.regex(textPatterns.katakanaHalfWidth, { error: 'validation.katakanaHalfWidth' }),
  );

export const kanjiName = z
  .string()
  .check(
    z.trim(),
    required(),
    atMost255(),
    z.regex(textPatterns.kanjiOrLatin, { error: 'validation.kanjiOrLatin' }),
  );

const phonePattern = /^[0-9]{6,20}$/;

/** Digits alone after everything else was stripped: hyphens, spaces and full-width digits are fine. */
export const phoneNumber = z
  .string()
  .check(
    z.overwrite(toDigits),
    required(),
    z.regex(phonePattern, { error: 'validation.phoneNumber' }),
  );

export const optionalPhoneNumber = z.string().check(
  z.refine((text) => text.trim() === '' || phonePattern.test(toDigits(text)), {
    error: 'validation.phoneNumber',
    abort: true,
  }),
  z.overwrite(toDigits),
);

/** The code that proves an unknown IP: all four digits. */
export const verificationCode = z
  .string()
  .check(z.regex(/^[0-9]{4}$/, { error: 'validation.code' }));

function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** `yyyy-MM-dd`, not before 1900 and not in the future of the viewer's own day. */
export const birthDate = z.string().check(
  required(),
  z.refine(isRealDate, { error: 'validation.date', abort: true }),
  z.refine((text) => new Date(`${text}T00:00:00`).getTime() <= Date.now(), {
    error: 'validation.dateInFuture',
  }),
);

/** Adds to a form with `password` and `confirmPassword` that both must be the same. */
export function passwordsMatch<Values extends { password: string; confirmPassword: string }>() {
  return z.refine<Values>((values) => values.password === values.confirmPassword, {
    error: 'validation.passwordMismatch',
    path: ['confirmPassword'],
    // Also while another field is wrong, so that all that is to mend shows at once.
    when: () => true,
  });
}
