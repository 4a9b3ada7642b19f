import { foldText, keywordMarks, type KeywordTerm } from '@office/vocabulary';
import type { SearchCandidate } from '../platform/search-source.ts';

/** Match quality in ascending order, from the text to the whole name. */
const matchTiers = ['text', 'name', 'word', 'beginning', 'whole'] as const;
type MatchTier = (typeof matchTiers)[number];

const tierOf = (tier: MatchTier) => matchTiers.indexOf(tier);

export type Ranked<T> = T & { tier: MatchTier };

type Rankable = Pick<SearchCandidate, 'id' | 'title' | 'otherNames' | 'at' | 'relevance'>;

interface RankOptions {
  terms: readonly KeywordTerm[];
  now: Date;
  titled: boolean;
}

/**
 * The whole name, its beginning, the beginning of a word, its middle, the text; then by relevance
 * and by distance in time from now, past or future.
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
        (other.relevance ?? 0) - (one.relevance ?? 0) ||
        compare(age(one), age(other)) ||
        compare(one.title, other.title) ||
        compare(one.id, other.id),
    );
}

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
