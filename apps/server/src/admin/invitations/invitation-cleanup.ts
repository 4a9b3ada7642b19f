import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../../cleanup/cleanup.ts';
import { deleteBatches, deleteInvitations } from './invitation-store.ts';

export const invitationCleanup: Cleanup = {
  sweeps: {
    // A year is as long as anybody asks what became of an invitation; the audit log knows it longer.
    invitations: { run: (tx, { now }) => deleteInvitations(tx, subDays(now(), 365)) },
    invitationBatches: { run: (tx, { now }) => deleteBatches(tx, subDays(now(), 30)) },
  },
};
