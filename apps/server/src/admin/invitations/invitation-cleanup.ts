import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../../platform/cleanup.ts';
import { deleteBatches, deleteInvitations } from './invitation-store.ts';

export const invitationCleanup: Cleanup = {
  sweeps: {
    // Keeps invitations for a year; the audit log keeps them longer.
    invitations: { run: (tx, { now }) => deleteInvitations(tx, subDays(now(), 365)) },
    invitationBatches: { run: (tx, { now }) => deleteBatches(tx, subDays(now(), 30)) },
  },
};
