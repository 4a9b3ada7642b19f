import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../platform/cleanup.ts';
import { deleteMails } from './outbox-store.ts';

export const mailCleanup: Cleanup = {
  sweeps: {
    mails: {
      run: (tx, { now }) =>
        // Keeps sent mails for 30 days, so that the operator can confirm deliveries.
        deleteMails(tx, { sentBefore: subDays(now(), 30), createdBefore: subDays(now(), 90) }),
    },
  },
};
