import { selectedFloor } from '../../../office/floors/browserFloor.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { isScene, notifyScene } from './notifyScene.ts';
import { voiceApi } from './voiceApi.ts';

/**
 * Moves the member to another member on any floor, to talk with them.
 * @param ownFloorId the member's own floor
 */
export async function walkToMember(userId: string, ownFloorId: string | null): Promise<void> {
  // If the request fails, the member does not move and the call shows the range warning.
  const floorId = await voiceApi.getFloorOfUser(userId).catch(() => null);
  if (floorId === null) return;
  if (isScene() && floorId === ownFloorId)
    return notifyScene('OnRequestInviteDirectVoiceChat', { userId });
  if (floorId !== ownFloorId) selectedFloor.choose(floorId);
  walkRequests.request({ floorId, goal: { userId } });
}
