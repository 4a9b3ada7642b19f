import { chosenFloor } from '../../../office/floors/browserFloor.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { isScene, tellScene } from './tellScene.ts';
import { voiceApi } from './voiceApi.ts';

/**
 * Moves the member to another member, on whatever floor, to talk with them.
 * @param hereId the member's own floor
 */
export async function walkUpTo(userId: string, hereId: string | null): Promise<void> {
  // If the request fails, the member does not move and the call shows the range warning.
  const floorId = await voiceApi.floorOf(userId).catch(() => null);
  if (floorId === null) return;
  if (isScene() && floorId === hereId)
    return tellScene('OnRequestInviteDirectVoiceChat', { userId });
  if (floorId !== hereId) chosenFloor.choose(floorId);
  walkRequests.request({ floorId, goal: { userId } });
}
