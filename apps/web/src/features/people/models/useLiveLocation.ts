import type { Schemas } from '@office/api';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useFloorPlan } from '../../../office/floors/useFloorPlan.ts';
import { floorWatchPool } from '../../../office/walking/useWatchedFloor.ts';
import { currentZone, type CurrentZone } from './currentZone.ts';

type Located = Pick<Schemas['UserCard'], 'userId' | 'status' | 'floorId' | 'zoneId'>;

/** Delay before the first search for a member who may be changing floors. Doubles with each attempt. */
const initialRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/** Follows a member between rooms. `renew` reloads them, as a floor does not report where they go. */
export function useLiveLocation<Person extends Located>(
  person: Person | undefined,
  renew: () => Promise<unknown>,
): Person | undefined {
  const floorId = person?.floorId ?? null;
  const userId = person?.userId ?? '';
  const { plan } = useFloorPlan(floorId);
  const subscribe = useCallback(
    (listener: () => void) => (floorId ? floorWatchPool.watch(floorId, listener) : () => {}),
    [floorId],
  );
  // Serialised, so that only a changed room causes a render.
  const text = useSyncExternalStore(subscribe, () =>
    JSON.stringify(currentZone(floorWatchPool.getSnapshot(floorId ?? ''), plan, userId)),
  );
  const now = JSON.parse(text) as CurrentZone;
  const isAway = person?.status === 'LOGGED_OUT' || person?.status === 'ON_VACATION';
  const isLost = person !== undefined && !isAway && (floorId === null || now.status === 'gone');

  useEffect(() => {
    if (!isLost) return undefined;
    let stop: () => void;
    const pollAfter = (ms: number) => {
      stop = browserDeps.clock.schedule(() => {
        renew().catch(() => {
          // Retried later; until then the last position is shown.
        });
        pollAfter(Math.min(ms * 2, maxRetryDelayMs));
      }, ms);
    };
    pollAfter(initialRetryDelayMs);
    return () => stop();
  }, [isLost, renew]);

  return person && now.status === 'here' ? { ...person, zoneId: now.zoneId } : person;
}
