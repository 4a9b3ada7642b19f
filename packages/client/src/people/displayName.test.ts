import { describe, expect, it } from 'vitest';
import { displayName, displayNames } from './displayName.ts';

const ren = { nameKanji: '高橋 蓮', nameLatin: 'Takahashi Ren' };

describe('displayName', () => {
  it.each([
    ['en', ren, 'Takahashi Ren'],
    ['ja', ren, '高橋 蓮'],
    ['en', { nameKanji: 'Emma Clarke' }, 'Emma Clarke'],
    ['en', { nameKanji: '高橋 蓮', nameLatin: '' }, '高橋 蓮'],
    [
      'en',
      { nameKanji: '高橋 蓮', nameLatin: '', derivedNameLatin: 'Takahashi Ren' },
      'Takahashi Ren',
    ],
    ['en', { nameKanji: '高橋 蓮', bot: true }, '高橋 蓮 (bot)'],
    ['ja', { nameKanji: '高橋 蓮', bot: true }, '高橋 蓮（ボット）'],
  ] as const)('in %s of %o is %s', (language, person, name) => {
    expect(displayName(person, language)).toBe(name);
  });
});

describe('displayNames', () => {
  it('contains the native name only beside a Latin name', () => {
    expect(displayNames(ren, 'en')).toEqual({ name: 'Takahashi Ren', nativeName: '高橋 蓮' });
    expect(displayNames(ren, 'ja')).toEqual({ name: '高橋 蓮' });
    expect(displayNames({ nameKanji: 'Emma Clarke' }, 'en')).toEqual({ name: 'Emma Clarke' });
  });
});
