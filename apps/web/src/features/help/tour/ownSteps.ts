import type { RealtimeMessages } from '@office/api';
import type { FloorPerson } from '@office/world/movement';
import type { WalkRequests } from '../../../office/walking/WalkRequestStore.ts';

/** A few steps, in metres: less is a nudge by someone else, or a correction by the server. */
const fewSteps = 1.5;

type Place = Pick<FloorPerson, 'x' | 'z'>;

/** Whether a member has walked since they stood at a place. */
export function hasWalked(from: Place, to: Place): boolean {
  return Math.hypot(to.x - from.x, to.z - from.z) >= fewSteps;
}

/** Whether someone has sat down since they were seen first: who comes back to their seat already sits. */
export function hasSatDown(from: Pick<FloorPerson, 'state'>, to: Pick<FloorPerson, 'state'>) {
  return from.state !== 'sit' && to.state === 'sit';
}

/** Whether a message is the member's own. */
export function isOwnMessage(
  { message }: RealtimeMessages['newMessageToRoom'],
  userId: string | undefined,
): boolean {
  return userId !== undefined && message.sender?.id === userId;
}

/** Whether a page is the profile of someone else. */
export function isSomeoneElse(pathname: string, userId: string | undefined): boolean {
  const [, found] = /^\/people\/([^/]+)/.exec(pathname) ?? [];
  return found !== undefined && found !== userId;
}

/** Whether the member is on the way to someone. */
export function isGoingToSomeone({ pending, following }: WalkRequests): boolean {
  return following !== null || (pending !== null && 'userId' in pending.goal);
}
