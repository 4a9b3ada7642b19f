import { renewLists } from './listRenewals.ts';

type Key = unknown;
type Mutate = (matches: (key: Key) => boolean) => Promise<unknown>;

/**
 * Asks again for every query of a path, whatever its parameters. What is shown stays until the answer
 * is there: with more than the filter, SWR's `mutate` would take it for nothing at once.
 * @param prefix what every key of ours begins with
 */
export function renewQueries(mutate: Mutate, prefix: string, path: string): Promise<unknown> {
  renewLists(path);
  return mutate((key) => Array.isArray(key) && key[0] === prefix && key[1] === path);
}

/** Asks again for everything: for what is on the screen at once, for the rest when it is shown. */
export function renewEverything(mutate: Mutate): Promise<unknown> {
  renewLists();
  return mutate(() => true);
}
