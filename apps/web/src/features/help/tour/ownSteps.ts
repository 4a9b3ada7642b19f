import type { RealtimeMessages } from '@office/api';
import type { FloorPerson } from '@office/world/movement';
import { matchPath } from 'react-router-dom';
import type { WalkRequests } from '../../../office/walking/WalkRequestStore.ts';

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
