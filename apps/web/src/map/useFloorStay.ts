import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { chooseFloor } from './currentFloor.ts';
import { errands } from './Errands.ts';
import { floorTokens, openFloorSocket } from './floorSocket.ts';
import { FloorStay } from './FloorStay.ts';
import { useFloorPlan } from './useFloorPlan.ts';
import { onNewToken } from './useWatchedFloor.ts';
import type { ReportZone } from './ZoneStay.ts';

/**
 * Keeps the member on a floor while there is no scene that would, and walks where they want to go.
 * @param onZone they came to stay in a zone, or left it
 */
export function useFloorStay(floorId: string, onZone: ReportZone): void {
  const { plan } = useFloorPlan(floorId);
  const errand = useSyncExternalStore(errands.subscribe, errands.getSnapshot);
  const current = useRef<FloorStay>(null);
  const reportZone = useEffectEvent(onZone);

  useEffect(() => {
    const stay = new FloorStay({
      socket: openFloorSocket(),
      tokens: floorTokens,
      now: () => performance.now(),
      repeat(task, ms) {
        const timer = setInterval(task, ms);
        return () => clearInterval(timer);
      },
      onClosed: (next) => {
        if (next) chooseFloor(next);
      },
      onZone: (change) => reportZone(change),
    });
    current.current = stay;
    const stopRenewing = onNewToken((token) => stay.renew(token));
    return () => {
      stopRenewing();
      stay.close();
      current.current = null;
    };
  }, []);

  useEffect(() => {
    if (plan) current.current?.enter(floorId, plan);
  }, [floorId, plan]);

  useEffect(() => {
    if (!errand || errand.floorId !== floorId) return;
    errands.taken(errand);
    current.current?.goTo(errand.goTo);
  }, [errand, floorId]);
}
