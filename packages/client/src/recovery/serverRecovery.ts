import { browserDeps } from '../lib/deps.ts';
import { callTimeoutMs } from '../http/fetchContract.ts';
import { Recovery } from './Recovery.ts';

/** Uses a call without session that works during maintenance. Proxies return 502 to 504. */
async function isServerReachable(): Promise<boolean> {
  try {
    const response = await fetch('/api/v1/maintenances/user', {
      cache: 'no-store',
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}

export const recovery = new Recovery({
  ...browserDeps,
  ask: isServerReachable,
});

window.addEventListener('online', () => recovery.checkNow());
