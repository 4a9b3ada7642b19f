import { describe, expect, it } from 'vitest';
import { checkEmoji } from './message-content.ts';

describe('checkEmoji', () => {
  it.each([
    ['a simple emoji', '👍'],
    ['an emoji with a variation selector', '❤️'],
    ['a skin tone', '👍🏽'],
    ['a ZWJ sequence', '👨‍👩‍👧‍👦'],
    ['a ZWJ sequence with two skin tones', '👩🏻‍🤝‍👨🏿'],
    ['a country flag', '🇯🇵'],
    ['a subdivision flag', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a keycap', '1️⃣'],
  ])('accepts %s', (_name, emoji) => {
    expect(() => checkEmoji(emoji)).not.toThrow();
  });

  it.each([
    ['an empty text', ''],
    ['two emoji', '👍👍'],
    ['an emoji and a letter', '👍a'],
    ['an emoji in text style', '❤︎'],
    ['an incomplete ZWJ sequence', '👩‍'],
    ['an unknown ZWJ sequence', '👍‍👍'],
    ['a skin tone alone', '🏽'],
    ['a hair component alone', '🦰'],
    ['a regional indicator alone', '🇯'],
    ['a digit', '1'],
    ['a shortcode', ':smile:'],
  ])('rejects %s', (_name, emoji) => {
    expect(() => checkEmoji(emoji)).toThrow();
  });
});
