import { revalidateLists } from './listRenewals.ts';
import type { QueryCache } from './patchQueries.ts';

type Key = unknown;
type Mutate = (matches: (key: Key) => boolean) => Promise<unknown>;

/** Keeps the displayed data: with further arguments SWR's `mutate` would clear it immediately. */
export function revalidateQueries(mutate: Mutate, prefix: string, path: string): Promise<unknown> {
  revalidateLists(path);
  return mutate((key) => Array.isArray(key) && key[0] === prefix && key[1] === path);
}

/** Revalidates everything: mounted queries immediately, others when they are mounted. */
export function revalidateAll(mutate: Mutate): Promise<unknown> {
  revalidateLists();
  return mutate(() => true);
}

export async function revalidateFailed({ cache, mutate }: QueryCache): Promise<void> {
  const failed = [...cache.keys()].filter((key) => cache.get(key)?.error !== undefined);
  await Promise.allSettled(failed.map((key) => mutate(key)));
}
