import {
  knownDeviceMs,
  passkeyChallengeMs,
  trustedNetworkMs,
  twoFactorSetupMs,
} from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { Cleanup } from '../platform/cleanup.ts';
import { deleteExpiredApiTokens } from './store/api-token-store.ts';
import { deleteUnusedDevices } from './store/known-device-store.ts';
import { deleteExpiredBlacklistings, deleteLoginCodes } from './store/login-code-store.ts';
import { deleteLinks } from './store/one-time-link-store.ts';
import { attemptsExpiryMs } from './passwords/password-attempts.ts';
import { deleteAttempts } from './store/password-attempts-store.ts';
import { deleteUsedChallenges } from './store/passkey-store.ts';
import { deleteExpiredSessions } from './store/session-store.ts';
import { deleteExpiredSignIns } from './store/sso-store.ts';
import { deleteUnconfirmedSecrets } from './store/two-factor-store.ts';
import { deleteUnusedNetworks } from './store/trusted-network-store.ts';

export const authCleanup: Cleanup = {
  sweeps: {
    sessions: { run: (tx, { now }) => deleteExpiredSessions(tx, now()) },
    // Wrong codes are counted per hour and sent codes per day.
    loginCodes: { run: (tx, { now }) => deleteLoginCodes(tx, subDays(now(), 2)) },
    blacklistings: { run: (tx, { now }) => deleteExpiredBlacklistings(tx, now()) },
    passwordAttempts: {
      run: (tx, { now }) => deleteAttempts(tx, subMilliseconds(now(), attemptsExpiryMs)),
    },
    trustedNetworks: {
      run: (tx, { now }) => deleteUnusedNetworks(tx, subMilliseconds(now(), trustedNetworkMs)),
    },
    knownDevices: {
      run: (tx, { now }) => deleteUnusedDevices(tx, subMilliseconds(now(), knownDeviceMs)),
    },
    passkeyChallenges: {
      run: (tx, { now }) => deleteUsedChallenges(tx, subMilliseconds(now(), passkeyChallengeMs)),
    },
    ssoSignIns: { run: (tx, { now }) => deleteExpiredSignIns(tx, now()) },
    twoFactorSetups: {
      run: (tx, { now }) => deleteUnconfirmedSecrets(tx, subMilliseconds(now(), twoFactorSetupMs)),
    },
    // Expired invitation links are kept for 30 days, to inform invitees that they are already members.
    links: { run: (tx, { now }) => deleteLinks(tx, subDays(now(), 30)) },
    // Members see which of their tokens expired.
    apiTokens: { run: (tx, { now }) => deleteExpiredApiTokens(tx, subDays(now(), 30)) },
  },
};
