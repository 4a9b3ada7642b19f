import { useEffect } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { throttled } from '@office/client/lib/throttled.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';

/** Throttles reloads of the list when many members sign in at the same time. */
const throttleMs = 2000;

/**
 * A presence change may add a member to the page, as online members are first.
 * @param renew reloads the page; must be stable while the page is the same
 */
export function useOrderRefresh(renew: () => Promise<unknown>): void {
  useEffect(() => {
    const ask = throttled(
      () => {
        renew().catch(() => {
          // The list shows the error.
        });
      },
      throttleMs,
      browserDeps.clock.schedule,
    );
    const stop = realtime.on('presenceChanged', ask);
    return () => {
      stop();
      ask.cancel();
    };
  }, [renew]);
}
