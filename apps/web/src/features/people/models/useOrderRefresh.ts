import { useEffect } from 'react';
import { schedule } from '../../../lib/schedule.ts';
import { throttled } from '../../../lib/throttled.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';

/** When everybody comes at nine, the list is asked for no more often than this. */
const pauseMs = 2000;

/**
 * Keeps a page of people in order. Who is here stands first: a change of presence may bring someone
 * onto the page who was not on it, which a change to those shown cannot.
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
      schedule,
    );
    const stop = realtime.on('presenceChanged', ask);
    return () => {
      stop();
      ask.cancel();
    };
  }, [renew]);
}
