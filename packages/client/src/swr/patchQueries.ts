import type { Cache, State } from 'swr';

export interface QueryCache {
  cache: Cache<unknown>;
  mutate(key: string, data?: unknown, options?: { revalidate: boolean }): Promise<unknown>;
}

/**
 * Applies a change to all cached responses of a path without a request. Responses in flight may be
 * older and are revalidated. See README.md for the race.
 * @param change returns the same object if nothing changes
 */
export async function patchQueries<Answer>(
  { cache, mutate }: QueryCache,
  path: string,
  change: (answer: Answer) => Answer,
): Promise<void> {
  const renewals: Promise<unknown>[] = [];
  for (const { key, entry } of entriesOf(cache, path)) {
    if (entry.isValidating) renewals.push(mutate(key));
    else if (entry.data !== undefined) {
      const data = change(entry.data as Answer);
      if (data !== entry.data) renewals.push(mutate(key, data, { revalidate: false }));
    }
  }
  await Promise.allSettled(renewals);
}

export function cachedAnswers<Answer>(cache: Cache<unknown>, path: string): Answer[] {
  return entriesOf(cache, path).flatMap(({ entry }) =>
    entry.data === undefined ? [] : [entry.data as Answer],
  );
}

function entriesOf(cache: Cache<unknown>, path: string) {
  return [...cache.keys()].flatMap((key) => {
    const entry: State<unknown, unknown> & { _k?: unknown } = cache.get(key) ?? {};
    return Array.isArray(entry._k) && entry._k[1] === path ? [{ key, entry }] : [];
  });
}
