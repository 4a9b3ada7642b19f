import { describe, expect, it } from 'vitest';
import { toHalfWidthKatakana } from './halfWidthKatakana.ts';

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
