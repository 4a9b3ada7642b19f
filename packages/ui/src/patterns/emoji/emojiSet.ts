import type { Language } from '@office/vocabulary';
import type { SearchableEmoji } from './searchEmoji.ts';
import { supportedVersion } from './supportedVersion.ts';

export const skinTones = ['none', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'] as const;
export type SkinTone = (typeof skinTones)[number];

const modifiers = ['🏻', '🏼', '🏽', '🏾', '🏿'];

/** Groups of Unicode by their number in the data. 2 has the components, which are not emoji. */
export const emojiGroups = {
  smileys: 0,
  people: 1,
  animals: 3,
  food: 4,
  travel: 5,
  activities: 6,
  objects: 7,
  symbols: 8,
  flags: 9,
} as const;
export type EmojiGroup = keyof typeof emojiGroups;

export interface Emoji extends SearchableEmoji {
  /** Without a skin tone. */
  text: string;
  group: number;
  label: Record<Language, string>;
  /** Without colons. */
  shortcodes: readonly string[];
  /** In the tones from light to dark. */
  tones: readonly string[];
  /** Version of Unicode Emoji. 0 for all before 13. */
  version: number;
}

export interface EmojiSet {
  /** Emoji that the fonts of the device support. */
  emojis: readonly Emoji[];
  /** By text, in all skin tones. */
  byText: ReadonlyMap<string, Emoji>;
  byShortcode: ReadonlyMap<string, Emoji>;
}

function toEmoji(row: string): Emoji {
  const [text = '', group, en = '', ja = '', codes = '', tags = '', tones, version] =
    row.split('\t');
  const shortcodes = codes.split(' ');
  return {
    text,
    group: Number(group),
    label: { en, ja },
    shortcodes,
    tones: tones === '1' ? modifiers.map((tone) => withModifier(text, tone)) : words(tones),
    version: Number(version),
    names: [en, ja, ...shortcodes],
    tags: tags.split(','),
  };
}

const words = (text = '') => text.split(' ').filter(Boolean);

function withModifier(text: string, modifier: string): string {
  const [first, ...rest] = text.replace(/^(.)\uFE0F/u, '$1');
  return `${first}${modifier}${rest.join('')}`;
}

function toSet(rows: readonly string[]): EmojiSet {
  const all = rows.map(toEmoji);
  const supported = supportedVersion();
  const emojis = all.filter(({ version }) => version <= supported);
  return {
    emojis,
    byText: new Map(
      all.flatMap((emoji) => [emoji.text, ...emoji.tones].map((text) => [text, emoji])),
    ),
    byShortcode: new Map(emojis.flatMap((emoji) => emoji.shortcodes.map((code) => [code, emoji]))),
  };
}

let loading: Promise<EmojiSet> | undefined;

/** Loads the data on the first call. A failed request is repeated by the next call. */
export function loadEmojiSet(): Promise<EmojiSet> {
  loading ??= import('./emojiRows.json').then(
    ({ default: rows }) => toSet(rows),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Emoji without skin tones are returned unchanged. */
export function inTone(emoji: Emoji, tone: SkinTone): string {
  return emoji.tones[skinTones.indexOf(tone) - 1] ?? emoji.text;
}

/** For an emoji of one character that has skin tones. */
export function characterInTone(text: string, tone: SkinTone): string {
  return text + (modifiers[skinTones.indexOf(tone) - 1] ?? '');
}
