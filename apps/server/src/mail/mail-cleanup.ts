import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../cleanup/cleanup.ts';
import { deleteMails } from './outbox-store.ts';

export const mailCleanup: Cleanup = {
  sweeps: {
    mails: {
      run: (tx, { now }) =>
        // The operator may be asked whether a mail was sent.
        deleteMails(tx, { sentBefore: subDays(now(), 30), madeBefore: subDays(now(), 90) }),
    },
  },
};
