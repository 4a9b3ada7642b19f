import { tryLockUntilCommit } from '../../database/advisory-lock.ts';
import type { Cleanup, CleanupDeps } from '../../platform/cleanup.ts';
import { deleteAttendances, deleteUsage, recordAttendance, saveUsage } from './usage-store.ts';

/** Stores the usage since the last run. Only one process does so at a time. */
async function countUsage({ db, now }: Pick<CleanupDeps, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await tryLockUntilCommit(tx, 'usage'))) return;
    await recordAttendance(tx, now());
    await saveUsage(tx, now());
  });
}

export const usageCleanup = {
  jobs: [countUsage],
  sweeps: {
    attendances: { run: (tx, { now }) => deleteAttendances(tx, now()) },
    dailyUsage: { run: (tx, { now }) => deleteUsage(tx, now()) },
  },
} satisfies Cleanup;
