import type { FloorPerson } from '@office/world/movement';
import type { TourStep } from '@office/vocabulary';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, matchPath } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { floorWatchPool } from '../../../office/walking/useWatchedFloor.ts';
import { walkRequests, type WalkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import type { RealtimeMessages } from '@office/api';

const minWalkDistance = 1.5;

type Place = Pick<FloorPerson, 'x' | 'z'>;

export function hasWalked(from: Place, to: Place): boolean {
  return Math.hypot(to.x - from.x, to.z - from.z) >= minWalkDistance;
}

/** Ignores members who were already seated when first seen. */
export function hasSatDown(from: Pick<FloorPerson, 'state'>, to: Pick<FloorPerson, 'state'>) {
  return from.state !== 'sit' && to.state === 'sit';
}

export function isOwnMessage(
  { message }: RealtimeMessages['newMessageToRoom'],
  userId: string | undefined,
): boolean {
  return userId !== undefined && message.sender?.id === userId;
}

export function isOtherProfilePath(pathname: string, userId: string | undefined): boolean {
  const page = matchPath('/people/:userId/*', pathname);
  return page !== null && page.params.userId !== userId;
}

export function isWalkingToMember({ pending, following }: WalkRequests): boolean {
  return following !== null || (pending !== null && 'userId' in pending.goal);
}

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
