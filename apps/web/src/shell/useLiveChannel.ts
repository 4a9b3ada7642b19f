import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { realtime } from '../platform/realtime/browserRealtime.ts';
import { earlyQueries } from '../platform/realtime/EarlyQueries.ts';
import { renewMissedChanges } from '../platform/realtime/renewMissedChanges.ts';
import { applyUpdates } from '../platform/realtime/updates.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { recovery } from '@office/client/recovery/serverRecovery.ts';
import { forceSignOut } from '../platform/session/forceSignOut.ts';
import { startData } from '../platform/start/browserStart.ts';
import { useSession } from '../platform/session/useSession.ts';
import { features } from './features.ts';
import { panels } from './panels.ts';

const updates = [...features, ...panels].flatMap((part) => part.updates ?? []);

export function useLiveChannel(): void {
  const { cache, mutate } = useSWRConfig();
  const { user } = useSession();
  const myUserId = user?.id;

  useEffect(
    () => applyUpdates(realtime, updates, { cache, mutate, myUserId }),
    [cache, mutate, myUserId],
  );

  useEffect(() => {
    let wasConnected = false;
    const onStatus = () => {
      const status = realtime.getSnapshot();
      network.setRealtimeLost(status === 'connecting' && wasConnected);
      if (status !== 'connected') return;
      recovery.reportRecovered();
      wasConnected = true;
    };
    const stops = [
      realtime.subscribe(onStatus),
      renewMissedChanges(realtime, {
        ...browserDeps,
        mutate,
        early: earlyQueries,
        isCurrent: (path) => startData.isCurrent(path),
      }),
      realtime.on('forcedLogout', ({ code }) => forceSignOut(code)),
    ];
    void realtime.open();
    return () => {
      for (const stop of stops) stop();
      realtime.close();
      network.setRealtimeLost(false);
    };
  }, [mutate]);
}
