import type { FloorPerson } from '@office/world/movement';
import type { TourStep } from '@office/vocabulary';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { floorWatchPool } from '../../../office/walking/useWatchedFloor.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import {
  hasSatDown,
  hasWalked,
  isWalkingToMember,
  isOwnMessage,
  isOtherProfilePath,
} from './ownSteps.ts';

interface Observed {
  floorId: string | null;
  talking: boolean;
  onStep(step: TourStep): void;
}

/** Detects tour steps from server state, so that 3D, plan and keyboard input are treated alike. */
export function useTourStepDetection({ floorId, talking, onStep }: Observed): void {
  const { user } = useSession();
  const { pathname } = useLocation();
  const userId = user?.id;
  const reportStep = useEffectEvent(onStep);

  useEffect(() => {
    if (!floorId) return undefined;
    let first: FloorPerson | undefined;
    return floorWatchPool.watch(floorId, () => {
      const { people } = floorWatchPool.getSnapshot(floorId);
      const own = people.find((person) => person.userId === userId);
      first ??= own;
      if (!first || !own) return;
      if (hasWalked(first, own)) reportStep('WALK');
      if (hasSatDown(first, own)) reportStep('SIT');
      // After getting up, an initially seated member can complete the step.
      if (own.state !== 'sit' && first.state === 'sit') first = { ...first, state: own.state };
    });
  }, [floorId, userId]);

  useEffect(
    () =>
      realtime.on('newMessageToRoom', (message) => {
        if (isOwnMessage(message, userId)) reportStep('TALK');
      }),
    [userId],
  );
  useEffect(() => {
    if (talking) reportStep('TALK');
  }, [talking]);

  const goes = useStore(walkRequests, isWalkingToMember);
  const [initialPathname] = useState(pathname);
  const found = goes || (pathname !== initialPathname && isOtherProfilePath(pathname, userId));
  useEffect(() => {
    if (found) reportStep('FIND');
  }, [found]);
}
