import type { PersonHere } from '@office/ui/screens/help';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { floorWatchPool } from '../../../office/walking/useWatchedFloor.ts';
import { portraitUrl } from '../../../office/people/portraits.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** Returns the other members on a floor, or null until the floor is loaded. */
export function useOthersHere(floorId: string): readonly PersonHere[] | null {
  const { user } = useSession();
  const userId = user?.id;
  const subscribe = useCallback(
    (listener: () => void) => floorWatchPool.watch(floorId, listener),
    [floorId],
  );
  // A string snapshot avoids re-rendering on moves, which change no name.
  const others = useSyncExternalStore(subscribe, () => JSON.stringify(othersOn(floorId, userId)));
  return useMemo(() => JSON.parse(others) as readonly PersonHere[] | null, [others]);
}

function othersOn(floorId: string, ownId: string | undefined): readonly PersonHere[] | null {
  const { status, people } = floorWatchPool.getSnapshot(floorId);
  if (status !== 'live') return null;
  return people
    .filter(({ userId }) => userId !== ownId)
    .map(({ userId, name, avatar, avatarUrl }) => ({
      userId,
      name,
      avatarUrl: avatarUrl ?? portraitUrl(avatar),
    }));
}
