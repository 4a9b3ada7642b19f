import type { RealtimeMessages } from '@office/api';
import { useEffect } from 'react';
import { useMutateQueries } from '../../platform/api/queries.ts';
import { usePatchQueries } from '../../platform/api/usePatchQueries.ts';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { withProfile } from '../../office/people/withProfile.ts';

/** Brings new names, photos and avatars, and what changes on desks, into everything that shows them. */
export function usePeopleUpdates(): void {
  const patch = usePatchQueries();
  const renew = useMutateQueries();
  const { user } = useSession();
  const myUserId = user?.id;

  useEffect(() => {
    const onProfile = (change: RealtimeMessages['profileChanged']) => {
      void patch('/v1/users/org-members', (list) => ({
        ...list,
        data: list.data.map((person) => withProfile(person, change)),
      }));
      void patch('/v1/users/{id}', (card) => ({
        ...withProfile(card, change),
        officeAvatar: card.userId === change.userId ? change.officeAvatar : card.officeAvatar,
      }));
      // Another tab may have changed it; one's own profile holds more than is announced.
      if (change.userId === myUserId) void renew(['/v1/auth/user/profile']);
    };
    const stops = [
      realtime.on('profileChanged', onProfile),
      realtime.on('deskChanged', () => void renew(['/v1/users/{userId}/desk'])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [patch, renew, myUserId]);
}
