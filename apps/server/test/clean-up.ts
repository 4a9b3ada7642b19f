import { cleanups } from '../src/cleanups.ts';
import type { CleanupDeps } from '../src/cleanup/cleanup.ts';
import { sweep } from '../src/cleanup/sweep.ts';

/** Runs the sweeps of every area once. */
export function cleanUp(deps: Pick<CleanupDeps, 'db' | 'files' | 'now'>) {
  return sweep(deps, cleanups);
}
