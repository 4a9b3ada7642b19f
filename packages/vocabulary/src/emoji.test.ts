import english from 'emojibase-data/en/compact.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { customEmojiName, findCustomEmoji, isEmoji } from './emoji.ts';

interface ListedEmoji {
  group?: number;
  unicode: string;
  skins?: ListedEmoji[];
}

/** Regional indicators have no group; skin tones and hair have the group 2. */
const emojis = (english as ListedEmoji[]).filter(({ group }) => group !== undefined && group !== 2);

/** The data also has U+FE0F after characters that are emoji without it. */
const fullyQualified = (text: string) => text.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

describe('isEmoji', () => {
  it('accepts every emoji of Emoji 17 in all skin tones', () => {
    const texts = emojis.flatMap(({ unicode, skins = [] }) => [
      fullyQualified(unicode),
      ...skins.map((skin) => fullyQualified(skin.unicode)),
    ]);
    expect(texts.length).toBeGreaterThan(3900);
    expect(texts.filter((text) => !isEmoji(text))).toEqual([]);
  });

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
    expect(isEmoji(emoji)).toBe(true);
  });

  it.each([
    ['an empty text', ''],
    ['two emoji', '👍👍'],
    ['an emoji and a letter', '👍a'],
    ['an emoji in text style', '❤︎'],
    ['an emoji with a surplus variation selector', '👍️'],
    ['an incomplete ZWJ sequence', '👩‍'],
    ['an unknown ZWJ sequence', '👍‍👍'],
    ['a skin tone alone', '🏽'],
    ['a hair component alone', '🦰'],
    ['a regional indicator alone', '🇯'],
    ['a digit', '1'],
    ['a shortcode', ':smile:'],
  ])('rejects %s', (_name, emoji) => {
    expect(isEmoji(emoji)).toBe(false);
  });
});

describe('customEmojiName', () => {
  it.each([
    [':otsukare:', 'otsukare'],
    [':all_hands-2:', 'all_hands-2'],
    [':お疲れ様:', 'お疲れ様'],
    [':コーヒー:', 'コーヒー'],
  ])('returns the name of %s', (text, name) => {
    expect(customEmojiName(text)).toBe(name);
  });

  it.each([
    'otsukare',
    ':otsukare',
    ':Otsukare:',
    ':a:',
    ':_a_:',
    ':a b:',
    ':a::b:',
    `:${'a'.repeat(33)}:`,
    ':ｶﾅ:',
    '👍',
  ])('returns null for %s', (text) => {
    expect(customEmojiName(text)).toBeNull();
  });
});

describe('findCustomEmoji', () => {
  const known = ['otsukare', 'ok', '30', '休み'];
  const find = (text: string) => findCustomEmoji(text, (name) => known.includes(name));

  it.each([
    ['an emoji', ':ok:', [{ index: 0, name: 'ok' }]],
    ['an emoji in text', '了解:otsukare:です', [{ index: 2, name: 'otsukare' }]],
    ['a Japanese name', ':休み:', [{ index: 0, name: '休み' }]],
    [
      'adjacent emoji',
      ':ok::ok:',
      [
        { index: 0, name: 'ok' },
        { index: 4, name: 'ok' },
      ],
    ],
    ['an emoji after an unknown name', ':none:ok:', [{ index: 5, name: 'ok' }]],
    ['an emoji after a colon', 'メモ::ok:', [{ index: 3, name: 'ok' }]],
  ])('finds %s', (_name, text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it.each([
    ['an unknown name', ':none:'],
    ['a single colon', 'memo :ok'],
    ['a time', '10:30:15'],
    ['a space', ': ok:'],
    ['another case', ':OK:'],
  ])('ignores %s', (_name, text) => {
    expect(find(text)).toEqual([]);
  });
});
