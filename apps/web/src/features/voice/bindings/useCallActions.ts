import type { LocatedPerson } from '../../../office/people/LocatedPerson.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { useGoTo } from '../../../office/walking/useGoTo.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { tellScene } from './useVoiceScene.ts';
import { useVoice } from './voiceContext.ts';

/**
 * Talking with someone: `call` from wherever one is, `invite` by walking up to them. Who is in a room
 * that they may invite into asks them to come there instead of walking away.
 */
export function useCallActions(): Record<'call' | 'invite', (someone: LocatedPerson) => void> {
  const { voice } = useVoice();
  const { here } = useFloors();
  const goTo = useGoTo();

  const ask = ({ userId, nameKanji = '', avatarUrl = null }: LocatedPerson, faceToFace: boolean) =>
    void voice.ask({ userId, name: nameKanji, avatarUrl }, { faceToFace });

  return {
    call: (someone) => ask(someone, false),
    invite(someone) {
      const { userId, floorId } = someone;
      if (voice.room?.canInvite) return void voice.askIntoRoom([userId], { tell: true });
      const isScene = sceneController.getSnapshot().status === 'ready';
      if (isScene && floorId === here?.floor.id)
        tellScene('OnRequestInviteDirectVoiceChat', { userId });
      else if (floorId) goTo({ floorId, goal: { userId } }, { stay: true });
      ask(someone, floorId !== null);
    },
  };
}
