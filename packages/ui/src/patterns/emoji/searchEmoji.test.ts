import { beforeAll, describe, expect, it } from 'vitest';
import { inTone, loadEmojiSet, type EmojiSet } from './emojiSet.ts';
import { searchEmoji } from './searchEmoji.ts';

let set: EmojiSet;

beforeAll(async () => {
  set = await loadEmojiSet();
});

const found = (keyword: string) => searchEmoji(set.emojis, keyword).map(({ text }) => text);

describe('searchEmoji', () => {
  it.each([
    ['an English name', 'thumbs up', '👍'],
    ['a Japanese name', 'サムズアップ', '👍'],
    ['a shortcode', '+1', '👍'],
    ['a word of a name', 'popper', '🎉'],
    ['another case', 'SUSHI', '🍣'],
    ['hiragana', 'すし', '🍣'],
    ['half-width katakana', 'ｽｼ', '🍣'],
    ['a Japanese keyword', 'いいね', '👍'],
    ['romaji', 'neko', '🐱'],
    ['a country', '日本', '🇯🇵'],
  ])('finds an emoji by %s', (_, keyword, emoji) => {
    expect(found(keyword).slice(0, 20)).toContain(emoji);
  });

  it('returns an exact shortcode first', () => {
    expect(found('tada')[0]).toBe('🎉');
  });

  it('requires all words', () => {
    expect(found('red heart')).toContain('❤️');
    expect(found('red heart')).not.toContain('💙');
  });

  it.each(['', '  ', 'xyzzyx'])('returns nothing for “%s”', (keyword) => {
    expect(found(keyword)).toEqual([]);
  });
});

describe('inTone', () => {
  it.each([
    ['one character', '👍', '👍🏽'],
    ['a ZWJ sequence', '👩‍💻', '👩🏽‍💻'],
    ['a character with U+FE0F', '✌️', '✌🏽'],
    ['two people', '🧑‍🤝‍🧑', '🧑🏽‍🤝‍🧑🏽'],
    ['an emoji without tones', '🎉', '🎉'],
  ])('returns %s in the tone', (_, text, expected) => {
    expect(inTone(set.byText.get(text)!, 'medium')).toBe(expected);
  });
});
