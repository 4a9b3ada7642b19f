import { foldText, keywordMarks, type KeywordTerm } from '@office/vocabulary';
import type { SearchCandidate } from '../platform/search-source.ts';

/** How well the words name a thing, from its text alone up to all of its name. */
const matchTiers = ['text', 'name', 'word', 'beginning', 'whole'] as const;
type MatchTier = (typeof matchTiers)[number];

const tierOf = (tier: MatchTier) => matchTiers.indexOf(tier);

export type Ranked<T> = T & { tier: MatchTier };

type Rankable = Pick<SearchCandidate, 'id' | 'title' | 'otherNames' | 'at' | 'nearness'>;

interface RankOptions {
  terms: readonly KeywordTerm[];
  now: Date;
  /** Whether the title names the thing. */
  titled: boolean;
}

/**
 * The best first: all of a name before its beginning, a word's beginning, its middle, and the text; then those whom
 * the member has more to do with; then the newest, where what is to come counts as near as what has been.
 */
export function rank<T extends Rankable>(
  candidates: readonly T[],
  { terms, now, titled }: RankOptions,
): Ranked<T>[] {
  const age = ({ at }: T) => (at ? Math.abs(now.getTime() - at.getTime()) : Infinity);
  return candidates
    .map((candidate): Ranked<T> => {
      const names = [...(titled ? [candidate.title] : []), ...(candidate.otherNames ?? [])];
      return { ...candidate, tier: bestTier(names, terms) };
    })
    .toSorted(
      (one, other) =>
        tierOf(other.tier) - tierOf(one.tier) ||
        (other.nearness ?? 0) - (one.nearness ?? 0) ||
        compare(age(one), age(other)) ||
        compare(one.title, other.title) ||
        compare(one.id, other.id),
    );
}

/** Compares the best of groups: which of them is shown first. */
export function compareBest(one: { tier: MatchTier }, other: { tier: MatchTier }): number {
  return tierOf(other.tier) - tierOf(one.tier);
}

function bestTier(names: readonly (string | null)[], terms: readonly KeywordTerm[]): MatchTier {
  const tiers = names.map((name) => (name ? tierIn(name, terms) : 'text'));
  return tiers.reduce<MatchTier>(
    (best, each) => (tierOf(each) > tierOf(best) ? each : best),
    'text',
  );
}

function tierIn(name: string, terms: readonly KeywordTerm[]): MatchTier {
  const marks = terms.map((term) => keywordMarks(name, [term]));
  if (marks.some((found) => found.length === 0)) return 'text';
  const typed = terms.map(({ text }) => text).join('');
  if (foldText(name) === typed) return 'whole';
  const first = marks[0]![0]!;
  if (terms.length === 1 && first.start === 0 && first.end === name.length) return 'whole';
  if (first.start === 0) return 'beginning';
  const atWord = marks.every((found) => found.some(({ start }) => beginsWord(name, start)));
  return atWord ? 'word' : 'name';
}

function beginsWord(name: string, start: number): boolean {
  return start === 0 || /[\s\p{P}\p{S}]/u.test(name[start - 1]!);
}

function compare<T extends number | string>(one: T, other: T): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
