import { describe, expect, it } from 'vitest';
import { deriveLatinName, type NamedPerson } from './latin-name.ts';

const derive = (person: Partial<NamedPerson>) =>
  deriveLatinName({
    nameKanji: '氏名',
    nameKatakana: '',
    nickname: null,
    email: 'x@a.example',
    ...person,
  });

describe('deriveLatinName', () => {
  it.each([
    ['ｻﾄｳ', 'Sato'],
    ['ｺｳﾉ', 'Kono'],
    ['ｵｵﾊｼ', 'Ohashi'],
    ['ﾕｳｷ', 'Yuki'],
    ['ｲﾉｳｴ', 'Inoue'],
    ['ﾏﾂｳﾗ', 'Matsuura'],
    ['ﾀｹﾉｳﾁ', 'Takenouchi'],
    ['ﾄﾓｵ', 'Tomoo'],
    ['ﾊｯﾄﾘ', 'Hattori'],
    ['ﾎｯﾁ', 'Hotchi'],
    ['ｼﾞｭﾝｲﾁﾛｳ', 'Junichiro'],
    ['ﾎﾝﾏ', 'Honma'],
    ['ｼﾂﾞｶ', 'Shizuka'],
    ['ﾁｪ', 'Che'],
    ['ｳﾞｧﾝ', 'Van'],
    ['ﾍﾞｯﾌｧｰ', 'Beffa'],
  ])('romanises %s to %s', (nameKatakana, latin) => {
    expect(derive({ nameKatakana })).toBe(latin);
  });

  it.each<[string, string, Partial<NamedPerson>]>([
    ['kana in the name', 'Yamamoto Sakura', { nameKanji: '山本 さくら', nameKatakana: 'ﾔﾏﾓﾄｻｸﾗ' }],
    ['the nickname', 'Takahashi Ren', { nickname: 'れん', nameKatakana: 'ﾀｶﾊｼﾚﾝ' }],
    [
      'the given name in the address',
      'Sato Sota',
      { email: 'sota@a.example', nameKatakana: 'ｻﾄｳｿｳﾀ' },
    ],
    [
      'the family name in the address',
      'Sato Sota',
      { email: 's.satou@a.example', nameKatakana: 'ｻﾄｳｿｳﾀ' },
    ],
    ['an initial in the address', 'Ito Mei', { email: 'mito@a.example', nameKatakana: 'ｲﾄｳﾒｲ' }],
    ['both names in the address', 'Ito Mei', { email: 'meiito@a.example', nameKatakana: 'ｲﾄｳﾒｲ' }],
    [
      'Latin letters in the name',
      'Osaka Naomi',
      { nameKanji: '大坂 Naomi', nameKatakana: 'ｵｵｻｶﾅｵﾐ' },
    ],
  ])('separates the names by %s', (_, latin, person) => {
    expect(derive(person)).toBe(latin);
  });

  it('returns one word when the border between the names is unknown', () => {
    expect(derive({ nameKatakana: 'ﾀｶﾊｼﾚﾝ' })).toBe('Takahashiren');
  });

  it('reads kana names without a reading', () => {
    expect(derive({ nameKanji: 'ジャン・レノ' })).toBe('Jan Reno');
    expect(derive({ nameKanji: 'Emma さくら' })).toBe('Emma Sakura');
  });

  it.each(['Emma Clarke', 'Anna Lindström', "Conan O'Brien"])(
    'returns null for %s',
    (nameKanji) => {
      expect(derive({ nameKanji, nameKatakana: 'ｴﾏ' })).toBeNull();
    },
  );

  it('returns null without a reading that can be romanised', () => {
    expect(derive({ nameKatakana: '' })).toBeNull();
    expect(derive({ nameKatakana: 'ｯ' })).toBeNull();
    expect(derive({ nameKatakana: 'ﾟ' })).toBeNull();
  });
});
