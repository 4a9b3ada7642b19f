import { AuditStreaming } from '../audit/stream/audit-streaming.ts';
import type { Area } from '../platform/area.ts';
import { ErasureJob } from './erasure/erasure-job.ts';
import { adminHandlers } from './handlers.ts';
import { invitationCleanup } from './invitations/invitation-cleanup.ts';
import { usageCleanup } from './overview/usage-cleanup.ts';
import { serveScim } from './scim/scim-routes.ts';

export const adminArea: Area = {
  handlers: adminHandlers,
  routes: serveScim,
  startJobs: (deps) => [new AuditStreaming(deps), new ErasureJob(deps)],
  cleanup: { sweeps: { ...invitationCleanup.sweeps, ...usageCleanup.sweeps } },
};
