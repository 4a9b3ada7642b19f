import type { SearchSectionKind } from '@office/ui';

export function searchHref(keyword: string, kind?: SearchSectionKind): string {
  const search = new URLSearchParams({ q: keyword.trim(), ...(kind && { kind }) });
  return `/search?${search.toString()}`;
}
