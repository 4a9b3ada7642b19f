import { AuditStreaming } from '../audit/stream/audit-streaming.ts';
import type { Area } from '../platform/area.ts';
import { ErasureJob } from './erasure/erasure-job.ts';
import { erasureQueue } from './erasure/erasure-queue-store.ts';
import { adminHandlers } from './handlers.ts';
import { startGuestExpiry } from './members/guest-expiry.ts';
import { deleteDueOrganizations } from './organization/deletion.ts';
import { usageCleanup } from './overview/usage-cleanup.ts';
import { serveScim } from './scim/scim-routes.ts';
import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../platform/cleanup.ts';
import { deleteBatches, deleteInvitations } from './invitations/invitation-store.ts';

const invitationCleanup: Cleanup = {
  sweeps: {
    // Keeps invitations for a year; the audit log keeps them longer.
    invitations: { run: (tx, { now }) => deleteInvitations(tx, subDays(now(), 365)) },
    invitationBatches: { run: (tx, { now }) => deleteBatches(tx, subDays(now(), 30)) },
  },
};

export const adminArea: Area = {
  handlers: adminHandlers,
  routes: serveScim,
  queues: [erasureQueue],
  startJobs: (deps) => [new AuditStreaming(deps), new ErasureJob(deps), startGuestExpiry(deps)],
  cleanup: {
    jobs: [...usageCleanup.jobs, deleteDueOrganizations],
    sweeps: { ...invitationCleanup.sweeps, ...usageCleanup.sweeps },
  },
};
