import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import * as rules from './fieldRules.ts';
import * as personRules from './personRules.ts';

function problemOf(schema: z.ZodMiniType, value: unknown) {
  const result = schema.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

type Table = readonly (readonly [value: string, problem: string | undefined])[];

const tables: Record<string, { schema: z.ZodMiniType; rows: Table }> = {
  requiredText: {
    schema: rules.requiredText(),
    rows: [
      ['', 'validation.required'],
      ['　 ', 'validation.required'],
      ['営業部', undefined],
      ['あ'.repeat(255), undefined],
      ['あ'.repeat(256), 'validation.tooLong'],
    ],
  },
  optionalLine: {
    schema: rules.optionalLine(),
    rows: [
      ['', undefined],
      [' デザイン部 👩‍💻 ', undefined],
      ['a'.repeat(256), 'validation.tooLong'],
      ['葵\u200B', 'validation.visibleLine'],
      ['葵\u202Eabc', 'validation.visibleLine'],
      ['一行\n二行', 'validation.visibleLine'],
    ],
  },
  optionalLines: {
    schema: rules.optionalLines(),
    rows: [
      ['', undefined],
      ['一行\r\n\n\t二行', undefined],
      ['a'.repeat(256), 'validation.tooLong'],
      ['一行\n二\u200B行', 'validation.visibleLines'],
    ],
  },
  email: {
    schema: rules.email(),
    rows: [
      ['', 'validation.required'],
      ['aoi@sakura.example', undefined],
      ['aoi@', 'validation.email'],
      ['aoi sakura.example', 'validation.email'],
      [`${'a'.repeat(250)}@b.jp`, undefined],
      [`${'a'.repeat(251)}@b.jp`, 'validation.tooLong'],
    ],
  },
  newPassword: {
    schema: rules.newPassword(),
    rows: [
      ['', 'validation.required'],
      ['Office#2026', undefined],
      ['aB1#', undefined],
      ['aB#', 'validation.password'],
      ['aB1#aB1#aB1#aB1#', undefined],
      ['aB1#aB1#aB1#aB1#a', 'validation.password'],
      ['office#2026', 'validation.password'],
      ['OFFICE#2026', 'validation.password'],
      ['Office#', 'validation.password'],
      ['Office2026', 'validation.password'],
      ['Office_#2026', 'validation.password'],
      ['Office# 2026', 'validation.password'],
      ['オフィスaB1#', 'validation.password'],
      ['aB1-', undefined],
      ['aB1+', undefined],
    ],
  },
  nameKanji: {
    schema: personRules.nameKanji(),
    rows: [
      ['佐々木 葵', undefined],
      ['Aoi Sasaki', undefined],
      ['佐々木Aoi', undefined],
      ['Anne-Marie O’Neil', undefined],
      ['ササキ さくら', undefined],
      ['佐々木1', 'validation.nameKanji'],
      ['', 'validation.required'],
    ],
  },
  nameKatakana: {
    schema: personRules.nameKatakana(),
    rows: [
      ['ｻｻｷｱｵｲ', undefined],
      ['ﾊﾞｯﾊﾞｰﾞ', undefined],
      ['ｻｻｷ ｱｵｲ', 'validation.nameKatakana'],
      ['ササキアオイ', 'validation.nameKatakana'],
      ['ささき', 'validation.nameKatakana'],
      ['sasaki', 'validation.nameKatakana'],
    ],
  },
  phoneNumber: {
    schema: personRules.phoneNumber(),
    rows: [
      ['03-1234-5678', undefined],
      ['０３１２３４５６７８', undefined],
      ['12345', 'validation.phoneNumber'],
      ['123456', undefined],
      ['1'.repeat(20), undefined],
      ['1'.repeat(21), 'validation.phoneNumber'],
      ['090-abcd-5678', 'validation.phoneNumber'],
    ],
  },
  verificationCode: {
    schema: rules.verificationCode(),
    rows: [
      ['1234', undefined],
      ['123', 'validation.verificationCode'],
      ['12345', 'validation.verificationCode'],
      ['12a4', 'validation.verificationCode'],
    ],
  },
};

describe.each(Object.entries(tables))('%s', (_name, { schema, rows }) => {
  it.each(rows)('for %s reports %s', (value, problem) => {
    expect(problemOf(schema, value)).toBe(problem);
  });
});

describe('digitsOf', () => {
  it.each([
    ['０３-１２３４ 5678', '0312345678'],
    ['+81 90', '8190'],
    ['', ''],
  ])('converts %s to %s', (value, digits) => {
    expect(rules.digitsOf(value)).toBe(digits);
  });
});
