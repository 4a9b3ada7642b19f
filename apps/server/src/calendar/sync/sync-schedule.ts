import type { FastifyBaseLogger } from 'fastify';
import { RecurringWork } from '../../lib/recurring-work.ts';
import type { JobDeps } from '../../platform/area.ts';
import type { Platform } from '../../platform/platform.ts';
import { ensureChannel } from '../../meeting/accounts/calendar-channels.ts';
import { openCalendar } from '../open-calendar.ts';
import { RemoteError } from '../providers/remote-calendar.ts';
import { findDueAccounts, type AccountRow } from '../sync-store.ts';
import { syncAccount } from './sync.ts';

const interval = 5000;
const batchSize = 4;

type Deps = Platform & { log: Pick<FastifyBaseLogger, 'warn'> };

export class CalendarSync extends RecurringWork {
  constructor(deps: Deps & Pick<JobDeps, 'jobs'>) {
    super(deps.jobs, { name: 'calendar-sync', interval, work: () => syncDue(deps) });
  }
}

export async function syncAndSubscribe(deps: Deps, id: string): ReturnType<typeof syncAccount> {
  let followed: AccountRow | null = null;
  const done = await syncAccount(deps, id, (account) => {
    followed = account;
    return openCalendar(deps, account);
  });
  if (followed) await ensureChannel(deps, followed);
  return done;
}

async function syncDue(deps: Deps): Promise<void> {
  const due = await findDueAccounts(deps.db, deps.now(), batchSize);
  await Promise.all(
    due.map(async (id) => {
      try {
        await syncAndSubscribe(deps, id);
      } catch (error) {
        if (!(error instanceof RemoteError)) throw error;
        deps.log.warn({ err: error, account: id }, 'sync of a calendar failed');
      }
    }),
  );
}
