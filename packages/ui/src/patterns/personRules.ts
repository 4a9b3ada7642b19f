import {
  kanjiNamePattern,
  katakanaNamePattern,
  latinNamePattern,
  phoneNumberPattern,
} from '@office/vocabulary';
import * as z from 'zod/mini';
import { digitsOf, notBlank, maxTextLengthRule } from './fieldRules.ts';

export const nameKanji = () =>
  z
    .string()
    .check(
      notBlank,
      z.trim(),
      maxTextLengthRule,
      z.regex(kanjiNamePattern, 'validation.nameKanji'),
    );

export const nameKatakana = () =>
  z
    .string()
    .check(notBlank, maxTextLengthRule, z.regex(katakanaNamePattern, 'validation.nameKatakana'));

export const nameLatin = () =>
  z.string().check(notBlank, maxTextLengthRule, z.regex(latinNamePattern, 'validation.nameLatin'));

/** 6 to 20 digits. Accepts separators and full-width digits. */
export const phoneNumber = () =>
  z.string().check(
    notBlank,
    z.regex(/^[0-9０-９\s()（）+＋\-‐－ー]+$/u, 'validation.phoneNumber'),
    z.refine((value) => phoneNumberPattern.test(digitsOf(value)), {
      error: 'validation.phoneNumber',
    }),
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

/** '' or `yyyy-MM-dd`, from 1900 to today in the viewer's time zone. */
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
