import { foldText, keywordTerms } from '@office/vocabulary';

/** Folded texts, each between commas. */
export interface SearchTexts {
  names: string;
  tags: string;
}

const joined = (texts: readonly string[]) => `,${foldText(texts.join(','))},`;

/** Names are also found by their words: `clap` finds `hand_clap`. */
export function searchTexts(names: readonly string[], tags: readonly string[] = []): SearchTexts {
  const parts = names.flatMap((name) => name.split(/[\s_:-]+/).slice(1));
  return { names: joined([...names, ...parts]), tags: joined(tags) };
}

/** Returns the items that match all words in English or Japanese, by writing or reading, best matches first. */
export function searchEmoji<Item extends SearchTexts>(
  items: readonly Item[],
  keyword: string,
): Item[] {
  const terms = keywordTerms(keyword).map(({ text, reading }) => ({
    text,
    reading: reading === null ? undefined : new RegExp(`,${reading}`, 'u'),
  }));
  if (terms.length === 0) return [];
  return items
    .map((item) => ({ item, rank: Math.max(...terms.map((term) => rankOf(item, term))) }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

const noMatch = 6;

function rankOf(
  { names, tags }: SearchTexts,
  { text, reading }: { text: string; reading: RegExp | undefined },
): number {
  if (names.includes(`,${text},`)) return 0;
  if (tags.includes(`,${text},`)) return 1;
  if (names.includes(`,${text}`)) return 2;
  if (tags.includes(`,${text}`)) return 3;
  if (names.includes(text) || tags.includes(text)) return 4;
  return reading && (reading.test(names) || reading.test(tags)) ? 5 : noMatch;
}
