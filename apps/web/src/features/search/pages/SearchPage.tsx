import { useDebouncedValue } from '@mantine/hooks';
import type { Schemas } from '@office/api';
import { SearchResults, type SearchResultsState } from '@office/ui/screens/search';
import { searchKinds, type SearchKind } from '@office/vocabulary';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { usePagesSearch } from '../../../platform/api/usePagesSearch.ts';
import { reasonOf, searchHref, toSections } from '../models/searchViews.ts';

const pageSize = 20;
const debounceMs = 250;

/** History state of URLs updated by typing on this page. */
const typedSearchState = 'own';

/** Results of all kinds (`?q=`), or paginated results of one kind (`&kind=`). */
export function SearchPage() {
  const { key, state } = useLocation();
  const [navigationKey, setArrival] = useState(key);
  // Resets the page when the search dialog navigates here while it is open.
  if (key !== navigationKey && state !== typedSearchState) setArrival(key);
  return <Results key={navigationKey} />;
}

function Results() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [keyword, setKeyword] = useState(params.get('q') ?? '');
  const kind = searchKinds.find((each) => each === params.get('kind'));
  const [q] = useDebouncedValue(keyword.trim(), debounceMs);
  const { data, error, isLoading, size, setSize, mutate } = useInfiniteQuery(
    '/v1/search',
    (index) =>
      q
        ? {
            params: {
              query: { q, limit: pageSize, page: index + 1, ...(kind && { kinds: [kind] }) },
            },
          }
        : null,
    { keepPreviousData: true },
  );
  const groups = mergePages(data ?? []);
  const search = searchHref(q, kind);
  const pagesSearch = usePagesSearch(search, { data, error, isLoading });

  const state = (): SearchResultsState => {
    if (!q) return { status: 'idle' };
    if (error && pagesSearch !== search) return { status: 'error', ...reasonOf(error) };
    if (!data) return { status: 'loading' };
    const partial = data.some(({ missing }) => missing.length > 0);
    if (groups.length === 0 && !partial) return { status: isLoading ? 'loading' : 'empty' };
    return {
      status: 'ready',
      sections: toSections(groups),
      partial,
      ...(kind && !error && (isLoading || data.length < size) && { loadingMore: kind }),
    };
  };
  const show = (words: string, of?: SearchKind) =>
    void navigate(searchHref(words, of), { replace: true, state: typedSearchState });

  return (
    <SearchResults
      state={state()}
      keyword={keyword}
      onSearch={(event) => {
        setKeyword(event.keyword);
        show(event.keyword, kind);
      }}
      onSelect={({ item }) => {
        const group = groups.find((each) => each.kind === item.kind);
        const hit = group?.hits.find(({ id }) => id === item.id);
        if (hit) void navigate(hit.path);
      }}
      onLoadMore={(event) => {
        const searchKind = searchKinds.find((each) => each === event.kind);
        if (kind) void setSize((data?.length ?? 0) + 1);
        else if (searchKind) show(q, searchKind);
      }}
      {...(kind && { onBack: () => show(q) })}
      onRetry={() => void mutate()}
    />
  );
}

/** Merges pages and removes duplicates: an item may appear on two pages if items were added in between. */
function mergePages(pages: readonly Schemas['SearchAnswer'][]): Schemas['SearchGroup'][] {
  const groups = new Map<SearchKind, Schemas['SearchGroup']>();
  for (const group of pages.flatMap((page) => page.groups)) {
    const before = groups.get(group.kind)?.hits ?? [];
    const hits = new Map([...before, ...group.hits].map((hit) => [hit.id, hit]));
    groups.set(group.kind, { ...group, hits: [...hits.values()] });
  }
  return [...groups.values()];
}
