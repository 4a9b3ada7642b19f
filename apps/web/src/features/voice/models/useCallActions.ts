import { useFloors } from '../../../office/floors/useFloors.ts';
import type { LocatedPerson } from '../../../office/people/LocatedPerson.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { useGoTo } from '../../../office/walking/useGoTo.ts';
import { tellScene } from './tellScene.ts';
import { useVoice } from './voiceContext.ts';

/**
 * Ways to talk with someone: `call` from wherever the member is, `invite` by walking up to them. A member
 * in a room that they may invite into asks them to come there instead of walking away.
 */
export function useCallActions(): Record<'call' | 'invite', (someone: LocatedPerson) => void> {
  const { calls } = useVoice();
  const { here } = useFloors();
  const goTo = useGoTo();

  const ask = ({ userId, nameKanji = '', avatarUrl = null }: LocatedPerson, faceToFace: boolean) =>
    void calls.ask({ userId, name: nameKanji, avatarUrl }, { faceToFace });

  return {
    call: (someone) => ask(someone, false),
    invite(someone) {
      const { userId, floorId } = someone;
      if (calls.room?.canInvite) return void calls.askIntoRoom([userId], { tell: true });
      const isScene = sceneController.getSnapshot().status === 'ready';
      if (isScene && floorId === here?.floor.id)
        tellScene('OnRequestInviteDirectVoiceChat', { userId });
      else if (floorId) goTo({ floorId, goal: { userId } }, { stay: true });
      ask(someone, floorId !== null);
    },
  };
}
