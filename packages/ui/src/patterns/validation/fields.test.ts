import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as fields from './fields.ts';
import { brokenPasswordRules } from './password.ts';

/** The first message, or the parsed value where there is none. */
function check(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : result.error.issues[0]?.message;
}

const long = (length: number) => 'a'.repeat(length);

describe('fields', () => {
  it.each<[string, z.ZodMiniType, string, unknown]>([
    ['requiredText', fields.requiredText, '', 'validation.required'],
    ['requiredText', fields.requiredText, '   ', 'validation.required'],
    ['requiredText', fields.requiredText, '　', 'validation.required'],
    ['requiredText', fields.requiredText, ' 営業 ', { value: '営業' }],
    ['requiredText', fields.requiredText, long(255), { value: long(255) }],
    ['requiredText', fields.requiredText, long(256), 'validation.max255'],
    ['optionalText', fields.optionalText, '', { value: '' }],
    ['optionalText', fields.optionalText, long(256), 'validation.max255'],

    ['email', fields.email, '', 'validation.required'],
    ['email', fields.email, 'aoi', 'validation.email'],
    ['email', fields.email, 'aoi@', 'validation.email'],
    ['email', fields.email, 'aoi@sakura', 'validation.email'],
    ['email', fields.email, 'ao i@sakura.example', 'validation.email'],
    ['email', fields.email, ' aoi@sakura.example ', { value: 'aoi@sakura.example' }],
    [
      'email',
      fields.email,
      `${long(240)}@sakura.example`,
      { value: `${long(240)}@sakura.example` },
    ],
    ['email', fields.email, `${long(241)}@sakura.example`, 'validation.max255'],

    ['existingPassword', fields.existingPassword, '', 'validation.required'],
    ['existingPassword', fields.existingPassword, ' ', { value: ' ' }],

    ['newPassword', fields.newPassword, '', 'validation.required'],
    ['newPassword', fields.newPassword, 'Aa1', 'validation.passwordRules'],
    ['newPassword', fields.newPassword, 'Aa1#', { value: 'Aa1#' }],
    ['newPassword', fields.newPassword, 'Office#2026', { value: 'Office#2026' }],
    ['newPassword', fields.newPassword, 'Aa1#Aa1#Aa1#Aa1#', { value: 'Aa1#Aa1#Aa1#Aa1#' }],
    ['newPassword', fields.newPassword, 'Aa1#Aa1#Aa1#Aa1#A', 'validation.passwordRules'],

    ['katakanaName', fields.katakanaName, '', 'validation.required'],
    ['katakanaName', fields.katakanaName, 'ﾔﾏﾀﾞﾀﾛｳ', { value: 'ﾔﾏﾀﾞﾀﾛｳ' }],
    ['katakanaName', fields.katakanaName, 'ﾔﾏﾀﾞ ﾀﾛｳ', 'validation.katakanaHalfWidth'],
    ['katakanaName', fields.katakanaName, 'ヤマダ', 'validation.katakanaHalfWidth'],

    ['kanjiName', fields.kanjiName, '', 'validation.required'],
    ['kanjiName', fields.kanjiName, '山田 太郎', { value: '山田 太郎' }],
    ['kanjiName', fields.kanjiName, 'Taro Yamada', { value: 'Taro Yamada' }],
    ['kanjiName', fields.kanjiName, 'やまだ', 'validation.kanjiOrLatin'],
    ['kanjiName', fields.kanjiName, '山田1', 'validation.kanjiOrLatin'],

    ['phoneNumber', fields.phoneNumber, '', 'validation.required'],
    ['phoneNumber', fields.phoneNumber, '12345', 'validation.phoneNumber'],
    ['phoneNumber', fields.phoneNumber, '123456', { value: '123456' }],
    ['phoneNumber', fields.phoneNumber, '090-1234-5678', { value: '09012345678' }],
    ['phoneNumber', fields.phoneNumber, '０３ １２３４ ５６７８', { value: '0312345678' }],
    ['phoneNumber', fields.phoneNumber, '1'.repeat(20), { value: '1'.repeat(20) }],
    ['phoneNumber', fields.phoneNumber, '1'.repeat(21), 'validation.phoneNumber'],
    ['optionalPhoneNumber', fields.optionalPhoneNumber, '', { value: '' }],
    ['optionalPhoneNumber', fields.optionalPhoneNumber, 'abc', 'validation.phoneNumber'],
    ['optionalPhoneNumber', fields.optionalPhoneNumber, '12345', 'validation.phoneNumber'],
    ['optionalPhoneNumber', fields.optionalPhoneNumber, '03-1234-5678', { value: '0312345678' }],

    ['verificationCode', fields.verificationCode, '', 'validation.code'],
    ['verificationCode', fields.verificationCode, '123', 'validation.code'],
    ['verificationCode', fields.verificationCode, '12a4', 'validation.code'],
    ['verificationCode', fields.verificationCode, '0000', { value: '0000' }],

    ['birthDate', fields.birthDate, '', 'validation.required'],
    ['birthDate', fields.birthDate, '1990-02-30', 'validation.date'],
    ['birthDate', fields.birthDate, '1899-12-31', 'validation.date'],
    ['birthDate', fields.birthDate, '1992-02-29', { value: '1992-02-29' }],
    ['birthDate', fields.birthDate, '2999-01-01', 'validation.dateInFuture'],
  ])('%s %#: %s', (_name, schema, value, expected) => {
    expect(check(schema, value)).toEqual(expected);
  });

  it.each([
    ['', ['length', 'upper', 'lower', 'digit', 'special', 'allowed']],
    ['aaaa', ['upper', 'digit', 'special']],
    ['Aa1#', []],
    ['Aa1_', ['special', 'allowed']],
    ['Aa1# ', ['allowed']],
    ['Aa1#あ', ['allowed']],
    ['#?!@$%^&*-+Aa1', []],
  ])('password %j breaks %j', (password, rules) => {
    expect(brokenPasswordRules(password)).toEqual(rules);
  });

  it('tells a mismatch on the second password, also when the first is wrong', () => {
    const schema = z
      .object({ password: fields.newPassword, confirmPassword: fields.existingPassword })
      .check(fields.passwordsMatch());
    const messages = (password: string, confirmPassword: string) =>
      Object.fromEntries(
        (schema.safeParse({ password, confirmPassword }).error?.issues ?? []).map((issue) => [
          issue.path.join('.'),
          issue.message,
        ]),
      );
    expect(messages('Office#2026', 'Office#2026')).toEqual({});
    expect(messages('Office#2026', 'Office#2025')).toEqual({
      confirmPassword: 'validation.passwordMismatch',
    });
    expect(messages('bad', 'worse')).toEqual({
      password: 'validation.passwordRules',
      confirmPassword: 'validation.passwordMismatch',
    });
  });
});
