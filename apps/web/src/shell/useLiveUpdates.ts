import type { RealtimeMessages } from '@office/api';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useMutateQueries } from '../platform/api/queries.ts';
import { usePatchQueries } from '../platform/api/usePatchQueries.ts';
import { forceSignOut } from '../platform/session/forceSignOut.ts';
import { seatsKey } from '../office/floors/useSeats.ts';
import { withPresence } from '../office/people/withPresence.ts';
import { realtime } from '../platform/realtime/browserRealtime.ts';
import { recovery } from '../platform/recovery/serverRecovery.ts';
import { session } from '../platform/session/browserSession.ts';

/** Opens the live channel while the member is at work, and brings what it says into the queries. */
export function useLiveUpdates(): void {
  const patch = usePatchQueries();
  const renew = useMutateQueries();
  const { mutate } = useSWRConfig();

  useEffect(() => {
    const onPresence = (change: RealtimeMessages['presenceChanged']) => {
      void patch('/v1/users/org-members', (list) => ({
        ...list,
        data: list.data.map((person) => withPresence(person, change)),
      }));
      void patch('/v1/users/{id}', (card) => withPresence(card, change));
      if (change.userId !== session.getSnapshot().user?.id) return;
      const { status, workingStatus } = change;
      void patch('/v1/auth/user/profile', (profile) => ({ ...profile, status, workingStatus }));
      // What one chose last is not announced.
      void renew(['/v1/auth/user/profile']);
    };
    const renewSeats = () => {
      mutate((key) => Array.isArray(key) && key[1] === seatsKey).catch(() => {
        // A query that could not be renewed shows its own failure where it is on the screen.
      });
    };
    const onOrganization = ({ change }: RealtimeMessages['organization']) => {
      if (change === 'OFFICES_UPDATED') {
        void renew(['/v1/contracts/offices']);
        renewSeats();
      } else if (change === 'UPDATED') void renew(['/v1/organizations/user/{organizationId}']);
      else void renew(['/v1/users/org-members']);
    };
    // What was said while the line was gone is not said again: everything shown is asked for anew.
    let wasConnected = false;
    const onStatus = () => {
      if (realtime.getSnapshot() !== 'connected') return;
      recovery.found();
      if (wasConnected) void mutate(() => true);
      wasConnected = true;
    };
    const stops = [
      realtime.subscribe(onStatus),
      realtime.on('forcedLogout', ({ code }) => forceSignOut(code)),
      realtime.on('organization', onOrganization),
      realtime.on('presenceChanged', onPresence),
    ];
    void realtime.open();
    return () => {
      for (const stop of stops) stop();
      realtime.close();
    };
  }, [patch, renew, mutate]);
}
