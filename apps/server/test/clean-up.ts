import { cleanups } from '../src/cleanups.ts';
import type { CleanupDeps } from '../src/cleanup/cleanup.ts';
import { sweep } from '../src/cleanup/sweep.ts';

export function cleanUp(deps: Pick<CleanupDeps, 'db' | 'files' | 'now'>) {
  return sweep(deps, cleanups);
}
