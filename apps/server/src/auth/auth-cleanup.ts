import { subDays } from 'date-fns';
import type { Cleanup } from '../cleanup/cleanup.ts';
import { deleteExpiredBlacklistings, deleteLoginCodes } from './known-ip-store.ts';
import { deleteLinks } from './one-time-link-store.ts';
import { deleteExpiredSessions } from './session-store.ts';

export const authCleanup: Cleanup = {
  sweeps: {
    sessions: { run: (tx, { now }) => deleteExpiredSessions(tx, now()) },
    // A count of wrong codes runs for an hour.
    loginCodes: { run: (tx, { now }) => deleteLoginCodes(tx, subDays(now(), 1)) },
    blacklistings: { run: (tx, { now }) => deleteExpiredBlacklistings(tx, now()) },
    // An old invitation still tells its receiver that they are a member.
    links: { run: (tx, { now }) => deleteLinks(tx, subDays(now(), 30)) },
  },
};
