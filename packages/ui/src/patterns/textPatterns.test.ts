import { describe, expect, it } from 'vitest';
import { textPatterns, toHalfWidthKatakana } from './textPatterns.ts';

const samples = {
  fullKatakana: 'ヤマダ　タロー',
  halfKatakana: 'ﾔﾏﾀﾞ ﾀﾛｳ',
  hiragana: 'やまだ',
  kanji: '山田 太郎',
  repeatedKanji: '佐々木',
  latin: 'Taro Yamada',
  kanjiAndLatin: '山田 Taro',
  katakanaAndLatin: 'タロウ Smith',
  digits: '山田2',
  empty: '',
} as const;
type Sample = keyof typeof samples;

const accepts = {
  katakana: ['fullKatakana', 'halfKatakana'],
  katakanaOrLatin: ['fullKatakana', 'halfKatakana', 'latin', 'katakanaAndLatin'],
  kanji: ['kanji', 'repeatedKanji'],
  kanjiOrLatin: [
    'fullKatakana',
    'halfKatakana',
    'hiragana',
    'kanji',
    'repeatedKanji',
    'latin',
    'kanjiAndLatin',
    'katakanaAndLatin',
  ],
  latin: ['latin'],
} as const satisfies Partial<Record<keyof typeof textPatterns, readonly Sample[]>>;

describe('textPatterns', () => {
  const cases = Object.entries(accepts).flatMap(([pattern, accepted]) =>
    Object.keys(samples).map(
      (sample) =>
        [pattern, sample, (accepted as readonly string[]).includes(sample)] as [
          keyof typeof accepts,
          Sample,
          boolean,
        ],
    ),
  );
  it.each(cases)('pattern %s tested on %s: %s', (pattern, sample, accepted) => {
    expect(textPatterns[pattern].test(samples[sample])).toBe(accepted);
  });

  it.each([
    ['ﾔﾏﾀﾞﾀﾛｳ', true],
    ['ｼﾞｮｰｼﾞ', true],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', false],
    ['ﾔﾏﾀﾞ　ﾀﾛｳ', false],
    ['ヤマダ', false],
    ['やまだ', false],
    ['yamada', false],
    ['', false],
  ])('katakanaHalfWidth tested on %s: %s', (text, accepted) => {
    expect(textPatterns.katakanaHalfWidth.test(text)).toBe(accepted);
  });

  it.each([
    ['a\nb', ['\n']],
    ['a\r\nb', ['\r\n']],
    ['a\rb\u2028c', ['\r', '\u2028']],
    ['ab', null],
  ])('finds line breaks in %j', (text, found) => {
    expect(text.match(textPatterns.lineBreaks)).toEqual(found);
  });
});

describe('nonDigits', () => {
  it.each([
    ['090-1234-5678', '09012345678'],
    ['０９０ー１２３４', '０９０１２３４'],
    ['abc', ''],
  ])('strips %s to %s', (text, digits) => {
    expect(text.replace(textPatterns.nonDigits, '')).toBe(digits);
  });
});

describe('toHalfWidthKatakana', () => {
  it.each([
    ['ヤマダ　タロウ', 'ﾔﾏﾀﾞﾀﾛｳ'],
    ['やまだ たろう', 'ﾔﾏﾀﾞﾀﾛｳ'],
    ['ジョージ', 'ｼﾞｮｰｼﾞ'],
    ['パク', 'ﾊﾟｸ'],
    ['ヴァン', 'ｳﾞｧﾝ'],
    ['ﾔﾏﾀﾞ', 'ﾔﾏﾀﾞ'],
    ['山田', '山田'],
    ['é', 'é'],
    ['', ''],
  ])('converts %s to %s', (text, converted) => {
    expect(toHalfWidthKatakana(text)).toBe(converted);
  });
});
