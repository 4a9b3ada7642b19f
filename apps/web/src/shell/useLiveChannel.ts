import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { realtime } from '../platform/realtime/browserRealtime.ts';
import { applyUpdates } from '../platform/realtime/updates.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { revalidateAll } from '@office/client/swr/revalidateQueries.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { recovery } from '@office/client/recovery/serverRecovery.ts';
import { forceSignOut } from '../platform/session/forceSignOut.ts';
import { startData } from '../platform/start/browserStart.ts';
import { useSession } from '../platform/session/useSession.ts';
import { features } from './features.ts';

const updates = features.flatMap((feature) => feature.updates ?? []);

/** Minimum delay before missed data is loaded; randomly up to twice as long to spread the load. */
const renewAfterMs = 1000;

export function useLiveChannel(): void {
  const { cache, mutate } = useSWRConfig();
  const { user } = useSession();
  const myUserId = user?.id;

  useEffect(
    () => applyUpdates(realtime, updates, { cache, mutate, myUserId }),
    [cache, mutate, myUserId],
  );

  useEffect(() => {
    // Missed messages are not sent again, so all visible queries are revalidated after a reconnection.
    let wasConnected = false;
    let cancelRenewal = () => {};
    const { clock, random } = browserDeps;
    const renewLater = () =>
      clock.schedule(() => void revalidateAll(mutate), renewAfterMs * (1 + random()));
    const onStatus = () => {
      const status = realtime.getSnapshot();
      network.setRealtimeLost(status === 'connecting' && wasConnected);
      cancelRenewal();
      if (status !== 'connected') return;
      recovery.reportRecovered();
      if (wasConnected || startData.isOutdated) cancelRenewal = renewLater();
      wasConnected = true;
    };
    const stops = [
      realtime.subscribe(onStatus),
      realtime.on('forcedLogout', ({ code }) => forceSignOut(code)),
    ];
    void realtime.open();
    return () => {
      for (const stop of stops) stop();
      cancelRenewal();
      realtime.close();
      network.setRealtimeLost(false);
    };
  }, [mutate]);
}
