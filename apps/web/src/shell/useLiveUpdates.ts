import type { RealtimeMessages } from '@office/api';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useMutateQueries } from '../api/queries.ts';
import { forceSignOut } from '../auth/forceSignOut.ts';
import { seatsKey } from '../map/useSeats.ts';
import { withPresence } from '../people/withPresence.ts';
import { realtime } from '../realtime/browserRealtime.ts';
import { session } from '../session/browserSession.ts';

/** Opens the live channel while the member is at work, and brings what it says into the queries. */
export function useLiveUpdates(): void {
  const mutate = useMutateQueries();
  const { mutate: mutateAll } = useSWRConfig();

  useEffect(() => {
    const ignoreFailure = () => {
      // A query that could not be renewed shows its own failure where it is on the screen.
    };
    const onPresence = (change: RealtimeMessages['presenceChanged']) => {
      const keep = { revalidate: false };
      mutate(
        ['/v1/users/org-members'],
        (list) => list && { ...list, data: list.data.map((each) => withPresence(each, change)) },
        keep,
      ).catch(ignoreFailure);
      mutate(['/v1/users/{id}'], (card) => card && withPresence(card, change), keep).catch(
        ignoreFailure,
      );
      if (change.userId !== session.getSnapshot().user?.id) return;
      const { status, workingStatus } = change;
      mutate(
        ['/v1/auth/user/profile'],
        (profile) => profile && { ...profile, status, workingStatus },
        keep,
      ).catch(ignoreFailure);
    };
    const onSeat = () => {
      mutateAll((key) => Array.isArray(key) && key[0] === seatsKey).catch(ignoreFailure);
    };
    const stops = [
      realtime.on('forcedLogout', ({ code }) => forceSignOut(code)),
      realtime.on('presenceChanged', onPresence),
      realtime.on('seatChanged', onSeat),
    ];
    void realtime.open();
    return () => {
      for (const stop of stops) stop();
      realtime.close();
    };
  }, [mutate, mutateAll]);
}
