import { describe, expect, it } from 'vitest';
import { emojiNameOfFile, toEmojiName } from './emojiName.ts';

describe('toEmojiName', () => {
  it.each([
    ['otsukare', 'otsukare'],
    [' :Party Time: ', 'party_time'],
    ['ＯＫ', 'ok'],
    ['ｶﾝﾊﾟｲ', 'カンパイ'],
  ])('returns the name of %j', (text, name) => {
    expect(toEmojiName(text)).toBe(name);
  });
});

describe('emojiNameOfFile', () => {
  it.each([
    ['otsukare.png', 'otsukare'],
    ['Party Time.final.gif', ''],
    ['_お疲れ様_.webp', 'お疲れ様'],
    ['a.png', ''],
    ['', ''],
  ])('returns the name for %j', (fileName, name) => {
    expect(emojiNameOfFile(fileName)).toBe(name);
  });
});
