import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../platform/cleanup.ts';
import { deleteStates } from './accounts/oauth-state-store.ts';
import { deleteCalls } from './providers/provider-call-store.ts';
import { deleteBefore } from './store/join-failure-store.ts';
import { deleteOldMeetings } from './store/meeting-retention-store.ts';
import { planOpenSeries } from './series/series-planning.ts';

const hour = 60 * 60_000;
const meetingBatch = 200;

export const meetingCleanup: Cleanup = {
  jobs: [planOpenSeries],
  sweeps: {
    meetingJoinFailures: {
      run: (tx, { now }) => deleteBefore(tx, new Date(now().getTime() - hour)),
    },
    oldMeetings: {
      batch: meetingBatch,
      run: (tx, { now }) => deleteOldMeetings(tx, now(), meetingBatch),
    },
    providerCalls: { run: (tx, { now }) => deleteCalls(tx, subDays(now(), 1)) },
    oauthStates: { run: (tx, { now }) => deleteStates(tx, now()) },
  },
};
