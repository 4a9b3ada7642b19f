import { describe, expect, it } from 'vitest';
import { personSchema, type PersonValues } from './person.ts';

const minimal: PersonValues = {
  nameKanji: '高橋 芽衣',
  nameKatakana: '',
  nameLatin: '',
  nickname: '',
  gender: '',
  dateOfBirth: '',
  department: '',
  jobTitle: '',
  phoneNumber: '',
  language: 'ja',
  selfIntroduction: '',
};

type Row = [field: keyof PersonValues, value: string, problem: string | undefined];

describe('personSchema', () => {
  it.each<Row>([
    ['nameKanji', '', 'validation.required'],
    ['nameKanji', 'たかはし2', 'validation.nameKanji'],
    ['nameKanji', 'たかはし', undefined],
    ['nameKanji', 'Mei Takahashi', undefined],
    ['nameKatakana', '', undefined],
    ['nameKatakana', 'ﾀｶﾊｼﾒｲ', undefined],
    ['nameKatakana', 'ﾀｶﾊｼ ﾒｲ', 'validation.nameKatakana'],
    ['nameKatakana', 'タカハシ', 'validation.nameKatakana'],
    ['nameLatin', '', undefined],
    ['nameLatin', "Mei O'Brien-Sato Jr.", undefined],
    ['nameLatin', '高橋', 'validation.nameLatin'],
    ['nameLatin', 'Mei 2', 'validation.nameLatin'],
    ['nickname', 'a'.repeat(256), 'validation.tooLong'],
    ['gender', 'FEMALE', undefined],
    ['gender', 'OTHER', undefined],
    ['dateOfBirth', '1992-02-29', undefined],
    ['dateOfBirth', '1990-02-30', 'validation.date'],
    ['dateOfBirth', '1899-12-31', 'validation.date'],
    ['dateOfBirth', '90-1-1', 'validation.date'],
    ['dateOfBirth', '2999-01-01', 'validation.dateInFuture'],
    ['department', 'a'.repeat(256), 'validation.tooLong'],
    ['jobTitle', 'a'.repeat(255), undefined],
    ['phoneNumber', '', undefined],
    ['phoneNumber', '12345', 'validation.phoneNumber'],
    ['phoneNumber', '090-1234-5678', undefined],
    ['phoneNumber', 'abc', 'validation.phoneNumber'],
    ['selfIntroduction', 'あ'.repeat(255), undefined],
    ['selfIntroduction', 'あ'.repeat(256), 'validation.tooLong'],
  ])('validates %s %#: %s', (field, value, problem) => {
    const result = personSchema.safeParse({ ...minimal, [field]: value });
    expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual(
      problem && [[[field], problem]],
    );
  });

  it('requires only the name', () => {
    expect(personSchema.parse(minimal)).toEqual(minimal);
  });

  it('strips separators from the phone number', () => {
    const parsed = personSchema.parse({ ...minimal, phoneNumber: '０３ 1234-5678' });
    expect(parsed.phoneNumber).toBe('0312345678');
    const hyphenFirst = personSchema.parse({ ...minimal, phoneNumber: '０３-1234 5678' });
    expect(hyphenFirst.phoneNumber).toBe('0312345678');
  });
});
