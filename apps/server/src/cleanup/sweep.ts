import { tryLockUntilCommit } from '../database/advisory-lock.ts';
import type { Cleanup, CleanupDeps } from '../platform/cleanup.ts';

export type SweptRows = Record<string, number>;

/** Returns null if another process is running the sweeps. */
export async function sweep(
  deps: Pick<CleanupDeps, 'db' | 'files' | 'now'>,
  cleanups: readonly Cleanup[],
): Promise<SweptRows | null> {
  return deps.db.transaction(async (tx) => {
    if (!(await tryLockUntilCommit(tx, 'cleanup'))) return null;
    const swept: SweptRows = {};
    for (const [name, { run }] of sweepsOf(cleanups)) swept[name] = await run(tx, deps);
    return swept;
  });
}

export function hasMore(swept: SweptRows, cleanups: readonly Cleanup[]): boolean {
  return sweepsOf(cleanups).some(([name, { batch }]) => swept[name] === batch);
}

function sweepsOf(cleanups: readonly Cleanup[]) {
  return cleanups.flatMap(({ sweeps = {} }) => Object.entries(sweeps));
}
