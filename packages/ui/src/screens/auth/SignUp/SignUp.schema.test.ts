import { describe, expect, it } from 'vitest';
import { newPasswordSchema } from '../../../patterns/form/newPassword.ts';
import { signUpInformationSchema, type SignUpInformation } from './SignUp.schema.ts';

const minimal: SignUpInformation = {
  nameKanji: '高橋 芽衣',
  nameKatakana: '',
  nickname: '',
  gender: '',
  dateOfBirth: '',
  department: '',
  jobTitle: '',
  phoneNumber: '',
  language: 'ja',
  selfIntroduction: '',
};

type Row = [field: keyof SignUpInformation, value: string, problem: string | undefined];

describe('information', () => {
  it.each<Row>([
    ['nameKanji', '', 'validation.required'],
    ['nameKanji', 'たかはし', 'validation.nameKanji'],
    ['nameKanji', 'Mei Takahashi', undefined],
    ['nameKatakana', 'ﾀｶﾊｼﾒｲ', undefined],
    ['nameKatakana', 'ﾀｶﾊｼ ﾒｲ', 'validation.nameKatakana'],
    ['nameKatakana', 'タカハシ', 'validation.nameKatakana'],
    ['nickname', 'a'.repeat(256), 'validation.tooLong'],
    ['gender', 'FEMALE', undefined],
    ['dateOfBirth', '1992-02-29', undefined],
    ['dateOfBirth', '1990-02-30', 'validation.date'],
    ['dateOfBirth', '1899-12-31', 'validation.date'],
    ['dateOfBirth', '90-1-1', 'validation.date'],
    ['dateOfBirth', '2999-01-01', 'validation.dateInFuture'],
    ['department', 'a'.repeat(256), 'validation.tooLong'],
    ['jobTitle', 'a'.repeat(255), undefined],
    ['phoneNumber', '12345', 'validation.phoneNumber'],
    ['phoneNumber', '090-1234-5678', undefined],
    ['phoneNumber', 'abc', 'validation.phoneNumber'],
    ['selfIntroduction', 'あ'.repeat(255), undefined],
    ['selfIntroduction', 'あ'.repeat(256), 'validation.tooLong'],
  ])('%s %#: %s', (field, value, problem) => {
    const result = signUpInformationSchema.safeParse({ ...minimal, [field]: value });
    expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual(
      problem && [[[field], problem]],
    );
  });

  it('needs the name alone', () => {
    expect(signUpInformationSchema.parse(minimal)).toEqual(minimal);
  });

  it('hands on digits alone', () => {
    const parsed = signUpInformationSchema.parse({ ...minimal, phoneNumber: '０３ 1234-5678' });
    expect(parsed.phoneNumber).toBe('0312345678');
  });
});

describe('new password', () => {
  it.each([
    ['Office#2026', 'Office#2026', {}],
    ['Office#2026', 'Office#2025', { confirmPassword: 'validation.passwordMismatch' }],
    ['', '', { password: 'validation.required', confirmPassword: 'validation.required' }],
    [
      'bad',
      'worse',
      { password: 'validation.password', confirmPassword: 'validation.passwordMismatch' },
    ],
  ])('%j and %j', (password, confirmPassword, problems) => {
    const issues = newPasswordSchema.safeParse({ password, confirmPassword }).error?.issues ?? [];
    expect(Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]))).toEqual(
      problems,
    );
  });
});
