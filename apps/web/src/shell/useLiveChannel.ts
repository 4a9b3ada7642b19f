import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { chatUpdates } from '../features/chat/index.ts';
import { mapUpdates } from '../features/map/index.ts';
import { calendarUpdates } from '../features/calendar/index.ts';
import { meetingUpdates } from '../features/meeting/index.ts';
import { organizationUpdates } from '../features/organization/index.ts';
import { peopleUpdates } from '../features/people/index.ts';
import { voiceUpdates } from '../features/voice/index.ts';
import { realtime } from '../platform/realtime/browserRealtime.ts';
import { applyUpdates } from '../platform/realtime/updates.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { recovery } from '@office/client/recovery/serverRecovery.ts';
import { forceSignOut } from '../platform/session/forceSignOut.ts';
import { useSession } from '../platform/session/useSession.ts';

/** The tables of all areas: message kind → changes of queries. */
const updates = [
  chatUpdates,
  mapUpdates,
  calendarUpdates,
  meetingUpdates,
  organizationUpdates,
  peopleUpdates,
  voiceUpdates,
];

/** Opens the live channel while the member is at work, and brings its messages into the queries. */
export function useLiveChannel(): void {
  const { cache, mutate } = useSWRConfig();
  const { user } = useSession();
  const myUserId = user?.id;

  useEffect(
    () => applyUpdates(realtime, updates, { cache, mutate, myUserId }),
    [cache, mutate, myUserId],
  );

  useEffect(() => {
    // Messages that were missed do not come again: everything shown is asked for anew.
    let wasConnected = false;
    const onStatus = () => {
      const status = realtime.getSnapshot();
      network.setLive(status === 'connecting' && wasConnected);
      if (status !== 'connected') return;
      recovery.found();
      if (wasConnected) void mutate(() => true);
      wasConnected = true;
    };
    const stops = [
      realtime.subscribe(onStatus),
      realtime.on('forcedLogout', ({ code }) => forceSignOut(code)),
    ];
    void realtime.open();
    return () => {
      for (const stop of stops) stop();
      realtime.close();
      network.setLive(false);
    };
  }, [mutate]);
}
