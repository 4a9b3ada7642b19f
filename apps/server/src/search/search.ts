import type { Schemas } from '@office/api';
import { keywordTerms, writtenTerms, type Language, type SearchKind } from '@office/vocabulary';
import { offsetOf, type PageRequest } from '../database/page.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims, WithViewer } from '../http/claims.ts';
import { requireMember } from '../people/current-member.ts';
import { permissionOf } from '../people/role-permissions.ts';
import type { Platform } from '../platform/platform.ts';
import {
  matchesTextsByReading,
  type SearchCandidate,
  type SearchDeps,
  type SearchSource,
  type SearchViewer,
} from '../platform/search-source.ts';
import { excerptOf, mark } from './excerpt.ts';
import { compareBest, rank, type Ranked } from './ranking.ts';
import type { SearchLimiter } from './search-limiter.ts';

type Hit = Schemas['SearchHit'];
type Terms = ReturnType<typeof keywordTerms>;

/** Maximum number of results of one kind that are ranked. Further results need a more specific query. */
const searchWindow = 200;

interface SearchRequest extends PageRequest {
  q: string;
  kinds?: readonly SearchKind[];
}

interface Searching {
  sources: readonly SearchSource[];
  limiter: SearchLimiter;
}

/** Searches all objects that the caller can see, one group per kind. */
export async function search(
  context: Pick<Platform, 'db' | 'files' | 'now'> & WithClaims & WithViewer,
  language: Language,
  { q, kinds, ...page }: SearchRequest,
  { sources, limiter }: Searching,
): Promise<Schemas['SearchAnswer']> {
  const terms = keywordTerms(q);
  if (terms.length === 0) throw new ApiError({ q: 'required' });
  const { organizationId, userId, role } = await requireMember(context);
  const viewer = { organizationId, userId, role, language };
  const open = permissionOf(role, context.claims.closedAreas).areas.map(({ area }) => area);
  const sourcesOfArea = sources.filter(
    ({ kind, area }) => open.includes(area) && (kinds?.includes(kind) ?? true),
  );
  const request = { terms, keyword: q, page };
  const outcomes = await limiter.run(
    context.db,
    sourcesOfArea.map((source) => (db) => findGroup(source, { ...context, db }, viewer, request)),
  );
  const found = outcomes.flatMap((outcome) =>
    outcome.status === 'done' && outcome.result ? [outcome.result] : [],
  );
  return {
    groups: found
      .toSorted((one, other) => compareBest(one.best, other.best))
      .map(({ group }) => group),
    missing: sourcesOfArea.flatMap(({ kind }, index) =>
      outcomes[index]!.status === 'late' ? [kind] : [],
    ),
  };
}

interface GroupRequest {
  terms: Terms;
  keyword: string;
  page: PageRequest;
}

async function findGroup(
  source: SearchSource,
  deps: SearchDeps,
  viewer: SearchViewer,
  { terms: allTerms, keyword, page }: GroupRequest,
): Promise<{ best: Ranked<SearchCandidate>; group: Schemas['SearchGroup'] } | null> {
  const { kind, titled = true, findsNames = false } = source;
  const terms = findsNames || matchesTextsByReading(viewer) ? allTerms : writtenTerms(allTerms);
  const from = offsetOf(page);
  const to = from + page.limit;
  const limit = titled ? searchWindow : Math.min(searchWindow, to + 1);
  const found = await source.find(deps, viewer, { terms, keyword, limit });
  const ranked = rank(found, { terms, now: deps.now(), titled });
  const shown = ranked.slice(from, to);
  const [best] = ranked;
  if (!best || shown.length === 0) return null;
  const ids = shown.map(({ id }) => id);
  const read = (await source.readTexts?.(deps, viewer, ids)) ?? [];
  const textsOf = new Map(read.map(({ id, texts }) => [id, texts]));
  const hasNextPage = ranked.length > to;
  const hits = await Promise.all(
    shown.map((each) => toHit(kind, each, terms, textsOf.get(each.id))),
  );
  return {
    best,
    group: { kind, hits, hasNextPage, ...(hasNextPage && { nextPage: page.page + 1 }) },
  };
}

async function toHit(
  kind: SearchKind,
  candidate: SearchCandidate,
  terms: Terms,
  texts = candidate.text ? [candidate.text] : [],
): Promise<Hit> {
  const title = mark(candidate.title, terms);
  const { id, path, otherNames = [], context = null, at, picture = null } = candidate;
  const excerpts = texts.filter(Boolean).map((text) => excerptOf(text, terms));
  const excerpt = excerpts.find(({ marks }) => marks.length > 0) ?? excerpts[0];
  const foundBy = (candidate.otherNames ?? [])
    .flatMap((name) => (name ? [mark(name, terms)] : []))
    .find(({ marks }) => marks.length > 0);
  const byOtherName = title.marks.length === 0 && otherNames.length > 0 ? foundBy : undefined;
  return {
    kind,
    id,
    title,
    excerpt: excerpt ?? byOtherName ?? null,
    context,
    path,
    at: at?.toISOString() ?? null,
    picture: typeof picture === 'function' ? await picture() : picture,
  };
}
