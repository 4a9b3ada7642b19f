import { cleanups } from '../src/area-parts.ts';
import type { CleanupDeps } from '../src/platform/cleanup.ts';
import { sweep } from '../src/cleanup/sweep.ts';

export function cleanUp(deps: Pick<CleanupDeps, 'db' | 'files' | 'now'>) {
  return sweep(deps, cleanups);
}
