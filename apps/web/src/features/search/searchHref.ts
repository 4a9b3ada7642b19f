import type { SearchSectionKind } from '@office/ui';

/** The page of all that a search finds, or of one kind alone. */
export function searchHref(keyword: string, kind?: SearchSectionKind): string {
  const search = new URLSearchParams({ q: keyword.trim(), ...(kind && { kind }) });
  return `/search?${search.toString()}`;
}
