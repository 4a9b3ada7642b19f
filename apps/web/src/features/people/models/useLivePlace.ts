import type { Schemas } from '@office/api';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useFloorPlan } from '../../../office/floors/useFloorPlan.ts';
import { floorWatches } from '../../../office/walking/useWatchedFloor.ts';
import { placeNow, type PlaceNow } from './placeNow.ts';

type Located = Pick<Schemas['UserCard'], 'userId' | 'status' | 'floorId' | 'zoneId'>;

/** Milliseconds until a look for someone who may be on the way to another floor; the next wait is twice as long. */
const firstLookMs = 1000;
const longestPauseMs = 30_000;

/**
 * Follows somebody from room to room by the steps on their floor.
 * @param renew asks the server again: on a floor that they have left nobody can see the one they are on now
 */
export function useLivePlace<Person extends Located>(
  person: Person | undefined,
  renew: () => Promise<unknown>,
): Person | undefined {
  const floorId = person?.floorId ?? null;
  const userId = person?.userId ?? '';
  const { plan } = useFloorPlan(floorId);
  const subscribe = useCallback(
    (listener: () => void) => (floorId ? floorWatches.watch(floorId, listener) : () => {}),
    [floorId],
  );
  // As a text: of many steps a second one in hundreds leads to another room.
  const text = useSyncExternalStore(subscribe, () =>
    JSON.stringify(placeNow(floorWatches.getSnapshot(floorId ?? ''), plan, userId)),
  );
  const now = JSON.parse(text) as PlaceNow;
  const isAway = person?.status === 'LOGGED_OUT' || person?.status === 'ON_VACATION';
  const isLost = person !== undefined && !isAway && (floorId === null || now.status === 'gone');

  useEffect(() => {
    if (!isLost) return undefined;
    let stop: () => void;
    const lookAfter = (ms: number) => {
      stop = browserDeps.clock.schedule(() => {
        renew().catch(() => {
          // The next look may succeed; until then the last place is shown.
        });
        lookAfter(Math.min(ms * 2, longestPauseMs));
      }, ms);
    };
    lookAfter(firstLookMs);
    return () => stop();
  }, [isLost, renew]);

  return person && now.status === 'here' ? { ...person, zoneId: now.zoneId } : person;
}
