import { describe, expect, it } from 'vitest';
import { validator } from './contract.ts';

const rules: Record<string, { yes: string[]; no: string[] }> = {
  Email: {
    yes: ['aoi@sakura.example', 'a+b@c.co.jp'],
    no: ['', 'aoi', 'aoi@', `${'a'.repeat(250)}@b.example`],
  },
  Password: {
    yes: ['Aa1#', 'Office#2026', 'Aa1?!@$%^&*-+abc'],
    no: [
      '',
      'A1#',
      'aa1#',
      'AA1#',
      'Aaa#',
      'Aa11',
      'Aa1# ',
      'Aa1#あ',
      'Aa1#(',
      'Aa1#567890abcdefg',
    ],
  },
  NewNameKanji: {
    yes: [
      '青木 葵',
      '佐々木',
      '菅ヶ谷',
      'Anna Lindström',
      "Conan O'Brien",
      '髙橋　蓮',
      '山本 さくら',
    ],
    no: ['', ' ', '　', '・', '青木1', '<b>青木</b>', '青木\u200b葵'],
  },
  NewNameKatakana: {
    yes: ['ｱｵｷ', 'ﾀﾞｲｺﾞ', 'ﾒｰ'],
    no: ['', 'アオキ', 'ｱｵｷ ｱｵｲ', 'あおき', 'aoki'],
  },
  NewNameLatin: {
    yes: [
      'Sato Shota',
      'Anna Lindström',
      "Conan O'Brien",
      'J. R. R. Tolkien',
      'Jean-Luc',
      'Zoe\u0308',
    ],
    no: ['', ' ', '.', '-', '佐藤', 'Sato 佐藤', 'ｓato1', '<b>Sato</b>', 'Sato\nShota', 'Аnna'],
  },
  PhoneNumber: {
    yes: ['123456', '03123456780312345678'],
    no: ['', '12345', '031234567803123456781', '03-1234-5678', '０３１２３４５'],
  },
  LinkToken: { yes: ['abc', 'a.b_c~d-1'], no: ['', 'a b', 'a'.repeat(513)] },
};

describe.each(Object.entries(rules))('%s', (name, { yes, no }) => {
  const validate = validator(['components', 'schemas', name]);
  it.each(yes)('accepts %j', (value) => expect(validate(value)).toBe(true));
  it.each(no)('rejects %j', (value) => expect(validate(value)).toBe(false));
});
