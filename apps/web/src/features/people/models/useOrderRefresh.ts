import { useEffect } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { throttled } from '@office/client/lib/throttled.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';

/** Keeps the list from being asked for more often, when everybody comes at nine. */
const pauseMs = 2000;

/**
 * Keeps a page of people in order. Those who are here stand first, so a change of presence may bring
 * someone onto the page who was not on it.
 * @param renew asks for the page anew; the same function as long as it is the same page
 */
export function useOrderRefresh(renew: () => Promise<unknown>): void {
  useEffect(() => {
    const ask = throttled(
      () => {
        renew().catch(() => {
          // The list shows its failure itself.
        });
      },
      pauseMs,
      browserDeps.clock.schedule,
    );
    const stop = realtime.on('presenceChanged', ask);
    return () => {
      stop();
      ask.cancel();
    };
  }, [renew]);
}
