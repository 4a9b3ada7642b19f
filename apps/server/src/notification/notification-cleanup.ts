import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import type { Cleanup } from '../platform/cleanup.ts';
import { deleteOrphans, deleteOldReceipts } from './notification-store.ts';
import { deleteEndedPushTokens } from './push-token-store.ts';

const retentionMonths = 6;
const batch = 5000;

export const notificationCleanup: Cleanup = {
  sweeps: {
    pushTokens: { run: (tx) => deleteEndedPushTokens(tx) },
    notificationReceipts: {
      batch,
      run: (tx, { now }) =>
        deleteOldReceipts(tx, { now: now(), before: subMonths(now(), retentionMonths) }, batch),
    },
    notifications: {
      run: (tx, { now }) =>
        deleteOrphans(tx, { made: subDays(now(), 1), composed: subMonths(now(), retentionMonths) }),
    },
  },
};
