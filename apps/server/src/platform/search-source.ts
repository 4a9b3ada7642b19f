import type { AreaName, KeywordTerm, Language, Role, SearchKind } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import type { Platform } from './platform.ts';

export interface SearchViewer extends MemberRef {
  role: Role;
  language: Language;
}

/** In English, a Latin word matches a text only as written: `mei` does not find メール. */
export function matchesTextsByReading({ language }: Pick<SearchViewer, 'language'>): boolean {
  return language === 'ja';
}

export interface SearchQuery {
  /** Search terms, at least one. A result must match all of them. */
  terms: readonly KeywordTerm[];
  keyword: string;
  /** Maximum number of results. Lower for sources that are not `titled`, which are sorted by time. */
  limit: number;
}

export interface SearchCandidate {
  id: string;
  title: string;
  /** Alternative names, such as the reading. If only an alternative name matches, it is shown. */
  otherNames?: readonly (string | null)[];
  /** Plain text, from which the search shows a part. Markdown texts are returned by `readTexts`. */
  text?: string | null;
  /** Room, floor, department or board that contains the result. */
  context?: string | null;
  path: string;
  /** Time of creation, or of the event. */
  at?: Date | null;
  /** URL of the picture. A function is called only for results that are shown. */
  picture?: string | null | (() => Promise<string | null>);
  /** Relevance to the viewer, from 0 to 1. */
  relevance?: number;
}

export type SearchDeps = Pick<Platform, 'files' | 'now'> & {
  /** Transaction that aborts a query after a timeout. */
  db: Queryable;
};

/**
 * Search over one kind of object. The area returns only objects that the viewer may see, and is
 * queried only if the viewer has access. A query over 100,000 objects takes a few milliseconds,
 * even if a term matches all of them (see `database/text-match.ts`).
 */
export interface SearchSource {
  kind: SearchKind;
  area: AreaName;
  /** False if the title does not name the object. The title of a message, for example, is its author. */
  titled?: boolean;
  /** True for names of people and places, which match by reading in both languages. */
  findsNames?: boolean;
  find(deps: SearchDeps, viewer: SearchViewer, query: SearchQuery): Promise<SearchCandidate[]>;
  /** Returns one-line texts of the results. The search shows the first that contains a term. */
  readTexts?(
    deps: SearchDeps,
    viewer: SearchViewer,
    ids: readonly string[],
  ): Promise<{ id: string; texts: string[] }[]>;
}
