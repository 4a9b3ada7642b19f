import { useEffect } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { floorWatches } from '../../../office/walking/useWatchedFloor.ts';
import { CountRefresh } from './CountRefresh.ts';

export function useCountRefresh(floorId: string): void {
  const renew = useMutateQueries();

  useEffect(() => {
    const refresh = () => void renew(['/v1/contracts/offices']);
    const counts = new CountRefresh({ ...browserDeps, refresh });
    const update = () => {
      const { status, people } = floorWatches.getSnapshot(floorId);
      if (status === 'live') counts.update(people.length);
    };
    const stop = floorWatches.watch(floorId, update);
    update();
    return () => {
      stop();
      counts.dispose();
    };
  }, [floorId, renew]);
}
