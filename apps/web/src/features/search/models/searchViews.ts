import type { Schemas } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import type { SearchItem, SearchSection, SearchSectionKind } from '@office/ui/screens/search';
import { foldText, keywordMarks, keywordMatcher, keywordTerms } from '@office/vocabulary';

const maxActions = 5;

export function toSections(groups: readonly Schemas['SearchGroup'][]): SearchSection[] {
  return groups.map(({ kind, hits, hasNextPage }) => ({
    kind,
    items: hits,
    hasMore: hasNextPage,
  }));
}

export interface SearchAction {
  id: string;
  name: string;
  otherNames: readonly string[];
  icon: NonNullable<SearchItem['icon']>;
  keys?: readonly string[];
  run(): void;
}

/** Matches the names in both languages. Returns all actions for an empty keyword. */
export function actionSection(actions: readonly SearchAction[], keyword: string): SearchSection[] {
  const matches = keywordMatcher(keyword);
  const terms = keywordTerms(keyword);
  const items = actions
    .filter(({ name, otherNames }) => matches([name, ...otherNames]))
    .toSorted((one, other) => matchRank(one.name, keyword) - matchRank(other.name, keyword))
    .map(({ id, name, icon, keys }): SearchItem => ({
      id,
      kind: 'ACTION',
      title: { text: name, marks: keywordMarks(name, terms) },
      icon,
      ...(keys && { keys }),
    }));
  const shown = keyword ? items.slice(0, maxActions) : items;
  return shown.length > 0 ? [{ kind: 'ACTION', items: shown }] : [];
}

function matchRank(name: string, keyword: string): number {
  const [folded, foldedKeyword] = [foldText(name), foldText(keyword)];
  if (folded === foldedKeyword) return 0;
  return folded.startsWith(foldedKeyword) ? 1 : 2;
}

export function recentSection(searches: readonly string[]): SearchSection[] {
  if (searches.length === 0) return [];
  return [
    {
      kind: 'RECENT',
      items: searches.map((text) => ({ id: text, kind: 'RECENT', title: { text, marks: [] } })),
    },
  ];
}

/** Returns the error text if the server gave a reason, such as too many searches. */
export function reasonOf(error: unknown): { reason: string } | null {
  return errorCode(error) === null ? null : { reason: errorText(error) };
}

export function searchHref(keyword: string, kind?: SearchSectionKind): string {
  const search = new URLSearchParams({ q: keyword.trim(), ...(kind && { kind }) });
  return `/search?${search.toString()}`;
}
