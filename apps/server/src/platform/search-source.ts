import type { AreaName, KeywordTerm, Language, Role, SearchKind } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import type { Platform } from './platform.ts';

/** The member who searches. */
export interface SearchViewer extends MemberRef {
  role: Role;
  language: Language;
}

export interface SearchQuery {
  /** The words; at least one. A thing is found that has all of them. */
  terms: readonly KeywordTerm[];
  /** The words as they were typed, for `matchesKeyword`. */
  keyword: string;
  /** How many things are wanted at most. Fewer of those that are not titled: they stand in the order of time. */
  limit: number;
}

/** A thing that an area has found, as the search ranks and shows it. */
export interface SearchCandidate {
  id: string;
  /** As it is shown. */
  title: string;
  /** Other names that it goes by, such as how it is read; one is shown where it is by this that it was found. */
  otherNames?: readonly (string | null)[];
  /** Its text, plain: the part in which the words stand is shown. Those in Markdown come by `readTexts`. */
  text?: string | null;
  /** The room, floor, department or board that it is in. */
  context?: string | null;
  /** The page that shows it. */
  path: string;
  /** When it was written, or takes place. */
  at?: Date | null;
  /** The address of its picture, made where it is shown. */
  picture?: string | null | (() => Promise<string | null>);
  /** How much the member has to do with it: 0 nothing, 1 most. */
  nearness?: number;
}

export type SearchDeps = Pick<Platform, 'files' | 'now'> & {
  /** A transaction that ends the query when it takes too long. */
  db: Queryable;
};

/**
 * The things of one kind that an area lets members search. The area answers what the viewer may see, and nothing else;
 * the search asks it only where the viewer has the area at all. It finds among 100,000 things in a few milliseconds,
 * a word that stands in all of them, too (`database/text-match.ts` says how). Ranking, marks, excerpts and pages are
 * the search's.
 */
export interface SearchSource {
  kind: SearchKind;
  /** The area that the viewer needs. */
  area: AreaName;
  /** False where the title does not name the thing: that of a message is who wrote it. */
  titled?: boolean;
  /** The things that are found, the newest or nearest first where there is more than `limit`. */
  find(deps: SearchDeps, viewer: SearchViewer, query: SearchQuery): Promise<SearchCandidate[]>;
  /** The texts of the few that are shown, a line each: the first in which a word stands, or else the first, is shown. */
  readTexts?(
    deps: SearchDeps,
    viewer: SearchViewer,
    ids: readonly string[],
  ): Promise<{ id: string; texts: string[] }[]>;
}
