import { selectedFloor } from '../../../office/floors/browserFloor.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { isScene, notifyScene } from './notifyScene.ts';
import { voiceApi } from './voiceApi.ts';
import { walkToMember } from './walkToMember.ts';

export function walkInBrowser(userId: string, ownFloorId: string | null): void {
  void walkToMember(
    { userId, ownFloorId },
    {
      getFloorOfUser: voiceApi.getFloorOfUser,
      selectedFloor,
      walkRequests,
      isScene,
      walkInScene: (id) => notifyScene('OnRequestInviteDirectVoiceChat', { userId: id }),
    },
  );
}
