import { RecurringWork } from '../../lib/recurring-work.ts';
import type { JobDeps } from '../../platform/area.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeEndedStatusLine } from './reachability-store.ts';
import { toReachability } from './reachability.ts';

const interval = 5000;

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/** Clears ended status lines. Each end is published once by one process. */
export class StatusLineExpiry extends RecurringWork {
  constructor(deps: Deps & Pick<JobDeps, 'jobs'>) {
    super(deps.jobs, { name: 'status-lines', interval, work: () => clearEndedStatusLines(deps) });
  }
}

export async function clearEndedStatusLines(deps: Deps): Promise<void> {
  while (await clearNext(deps));
}

async function clearNext({ db, now, realtime }: Deps): Promise<boolean> {
  const row = await db.transaction((tx) => takeEndedStatusLine(tx, now()));
  if (!row) return false;
  const { organizationId } = row;
  await realtime.publish('reachabilityChanged', { organizationId }, toReachability(row, now()));
  return true;
}
