import type { QueryCache } from './patchQueries.ts';

export async function revalidateFailed({ cache, mutate }: QueryCache): Promise<void> {
  const failed = [...cache.keys()].filter((key) => cache.get(key)?.error !== undefined);
  await Promise.allSettled(failed.map((key) => mutate(key)));
}
