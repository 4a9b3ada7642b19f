import type { Cleanup } from '../cleanup/cleanup.ts';
import { deleteEndedPushTokens } from './push-token-store.ts';

export const notificationCleanup: Cleanup = {
  sweeps: { pushTokens: { run: (tx) => deleteEndedPushTokens(tx) } },
};
