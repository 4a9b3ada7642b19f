import type { Key, Middleware } from 'swr';

/** No stale time (spec §7), also without a keyword. Previous results remain visible. */
export const searchConfig = { dedupingInterval: 0, keepPreviousData: true };

/** SWR middleware: queries with a keyword have no stale time, so each mount and each keyword sends a request. */
export const freshSearches: Middleware = (useNext) => (key, fetcher, config) =>
  useNext(
    key,
    fetcher,
    hasKeyword(key) ? { ...config, dedupingInterval: 0, revalidateAll: true } : config,
  );

/** @param key key of a query, or the function that returns the keys of an infinite list */
function hasKeyword(key: Key): boolean {
  const query =
    typeof key === 'function' ? (key as (index: number, previous: null) => Key)(0, null) : key;
  if (!Array.isArray(query)) return false;
  const [, , init] = query as [unknown, string, { params?: { query?: object } } | undefined];
  const { keyword, q } = (init?.params?.query ?? {}) as { keyword?: string; q?: string };
  return Boolean(keyword || q);
}
