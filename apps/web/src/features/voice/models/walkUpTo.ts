import { chosenFloor } from '../../../office/floors/browserFloor.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { isScene, tellScene } from './tellScene.ts';
import { voiceApi } from './voiceApi.ts';

/**
 * Takes the member to someone to talk with them, on whatever floor they are.
 * @param hereId the member's own floor
 */
export async function walkUpTo(userId: string, hereId: string | null): Promise<void> {
  // Without an answer nobody walks, and the range tells the two that they are apart.
  const floorId = await voiceApi.floorOf(userId).catch(() => null);
  if (floorId === null) return;
  if (isScene() && floorId === hereId)
    return tellScene('OnRequestInviteDirectVoiceChat', { userId });
  if (floorId !== hereId) chosenFloor.choose(floorId);
  walkRequests.request({ floorId, goal: { userId } });
}
