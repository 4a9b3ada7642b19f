import type { Key, Middleware } from 'swr';

/** Operations that only search, also without a keyword. */
const searchPaths: readonly string[] = [
  '/v1/users/org-members',
  '/v1/user/chat-rooms/user-outside-direct',
  '/v1/user/chat-rooms/{roomId}/users-out-side',
  '/v1/voice-chat/users-not-in',
];

/** SWR middleware: searches have no stale time (spec §7), so each mount and each keyword sends a request. */
export const freshSearches: Middleware = (useNext) => (key, fetcher, config) =>
  useNext(
    key,
    fetcher,
    isSearch(key) ? { ...config, dedupingInterval: 0, revalidateAll: true } : config,
  );

/** @param key key of a query, or the function that returns the keys of an infinite list */
function isSearch(key: Key): boolean {
  const query =
    typeof key === 'function' ? (key as (index: number, previous: null) => Key)(0, null) : key;
  if (!Array.isArray(query)) return false;
  const [, path, init] = query as [unknown, string, { params?: { query?: object } } | undefined];
  const { keyword, q } = (init?.params?.query ?? {}) as { keyword?: string; q?: string };
  return Boolean(keyword || q) || searchPaths.includes(path);
}
