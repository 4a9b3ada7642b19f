import { auditAs } from '../../audit/audit.ts';
import { ApiError } from '../../http/api-error.ts';
import { RecurringWork, type JobRunner } from '../../lib/recurring-work.ts';
import type { CleanupDeps } from '../../platform/cleanup.ts';
import { blockMember } from './member-changes.ts';
import { findExpiredGuests } from './membership-store.ts';

const pollInterval = 60_000;

export const startGuestExpiry = (deps: CleanupDeps & { jobs: JobRunner }): RecurringWork =>
  new RecurringWork(deps.jobs, {
    name: 'guest-expiry',
    interval: pollInterval,
    work: () => blockExpiredGuests(deps),
  });

/** Blocks the guests whose last day of access is over. Skips members that change at the same time. */
export async function blockExpiredGuests(deps: CleanupDeps): Promise<void> {
  for (const { version, ...member } of await findExpiredGuests(deps.db, deps.now())) {
    const { organizationId } = member;
    const audit = auditAs({ channel: 'SERVER', userId: null, organizationId }, deps.now);
    try {
      await blockMember({ ...deps, audit }, member, { version }, 'GUEST_ACCESS_ENDED');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
