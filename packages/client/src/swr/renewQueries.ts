import { renewLists } from './listRenewals.ts';

type Key = unknown;
type Mutate = (matches: (key: Key) => boolean) => Promise<unknown>;

/**
 * Revalidates all queries of a path and keeps the displayed data. Passes only the filter to SWR's `mutate`:
 * with further
 * arguments it would clear the data immediately.
 * @param prefix first element of every query key
 */
export function renewQueries(mutate: Mutate, prefix: string, path: string): Promise<unknown> {
  renewLists(path);
  return mutate((key) => Array.isArray(key) && key[0] === prefix && key[1] === path);
}

/** Revalidates everything: mounted queries immediately, others when they are mounted. */
export function renewEverything(mutate: Mutate): Promise<unknown> {
  renewLists();
  return mutate(() => true);
}
