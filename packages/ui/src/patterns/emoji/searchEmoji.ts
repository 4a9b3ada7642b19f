import { foldText, keywordTerms } from '@office/vocabulary';
import type { CustomEmoji } from './customEmojiContext.ts';

export interface SearchableEmoji {
  names: readonly string[];
  tags: readonly string[];
}

/** Folded texts, each between commas. */
interface FoldedTexts {
  names: string;
  tags: string;
}

/** Filled by the first search, because folding all emoji takes 20 to 80 ms. */
const foldedTexts = new WeakMap<SearchableEmoji, FoldedTexts>();

type SearchableCustomEmoji = CustomEmoji & SearchableEmoji;

const searchableSets = new WeakMap<readonly CustomEmoji[], readonly SearchableCustomEmoji[]>();

export function searchableCustom(emojis: readonly CustomEmoji[]): readonly SearchableCustomEmoji[] {
  let found = searchableSets.get(emojis);
  if (!found) {
    found = emojis.map((emoji) => ({ ...emoji, names: [emoji.name], tags: [] }));
    searchableSets.set(emojis, found);
  }
  return found;
}

const joined = (texts: readonly string[]) => `,${foldText(texts.join(','))},`;

function foldedOf(item: SearchableEmoji): FoldedTexts {
  let texts = foldedTexts.get(item);
  if (!texts) {
    // Names are also found by their words: `clap` finds `hand_clap`.
    const parts = item.names.flatMap((name) => name.split(/[\s_:-]+/).slice(1));
    texts = { names: joined([...item.names, ...parts]), tags: joined(item.tags) };
    foldedTexts.set(item, texts);
  }
  return texts;
}

interface Term {
  text: string;
  /** At the start of a text. */
  reading: RegExp | undefined;
}

/** Returns the items that match all words in English or Japanese, by writing or reading, best matches first. */
export function searchEmoji<Item extends SearchableEmoji>(
  items: readonly Item[],
  keyword: string,
): Item[] {
  const terms = keywordTerms(keyword).map(({ text, reading }): Term => ({
    text,
    reading: reading === null ? undefined : new RegExp(`,${reading}`, 'u'),
  }));
  if (terms.length === 0) return [];
  return items
    .map((item) => ({ item, rank: rankOf(foldedOf(item), terms) }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

const noMatch = 6;

/** Returns the rank of the word that matches worst. */
function rankOf(texts: FoldedTexts, terms: readonly Term[]): number {
  return Math.max(...terms.map((term) => rankOfTerm(texts, term)));
}

function rankOfTerm({ names, tags }: FoldedTexts, { text, reading }: Term): number {
  if (names.includes(`,${text},`)) return 0;
  if (tags.includes(`,${text},`)) return 1;
  if (names.includes(`,${text}`)) return 2;
  if (tags.includes(`,${text}`)) return 3;
  if (names.includes(text) || tags.includes(text)) return 4;
  return reading && (reading.test(names) || reading.test(tags)) ? 5 : noMatch;
}
