import { describe, expect, it } from 'vitest';
import { profileSchema, type ProfileValues } from './ProfileEdit.schema.ts';

const profile: ProfileValues = {
  nameKanji: '佐々木 葵',
  nameKatakana: 'ｻｻｷｱｵｲ',
  nickname: '',
  gender: '',
  dateOfBirth: '',
  department: '',
  jobTitle: '',
  phoneNumber: '',
  language: 'ja',
  introduction: '',
};

describe('profileSchema', () => {
  it.each([
    ['nameKanji', '', 'validation.required'],
    ['nameKanji', 'ささき', 'validation.nameKanji'],
    ['nameKatakana', '', undefined],
    ['nameKatakana', 'ササキ', 'validation.nameKatakana'],
    ['nickname', 'a'.repeat(256), 'validation.tooLong'],
    ['gender', 'OTHER', undefined],
    ['dateOfBirth', '1990-02-28', undefined],
    ['dateOfBirth', '1990-02-30', 'validation.date'],
    ['dateOfBirth', '2999-01-01', 'validation.dateInFuture'],
    ['phoneNumber', '', undefined],
    ['phoneNumber', '12345', 'validation.phoneNumber'],
    ['introduction', 'あ'.repeat(255), undefined],
    ['introduction', 'あ'.repeat(256), 'validation.tooLong'],
  ])('%s %s → %s', (field, value, problem) => {
    const result = profileSchema.safeParse({ ...profile, [field]: value });
    expect(result.success ? undefined : result.error.issues[0]?.message).toBe(problem);
  });

  it('hands on digits alone', () => {
    const values = profileSchema.parse({ ...profile, phoneNumber: '０３-1234 5678' });
    expect(values.phoneNumber).toBe('0312345678');
  });
});
