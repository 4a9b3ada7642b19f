import { useFloors } from '../../../office/floors/useFloors.ts';
import type { LocatedPerson } from '../../../office/people/LocatedPerson.ts';
import { useVoice } from './voiceContext.ts';
import { walkUpTo } from './walkUpTo.ts';

/**
 * Ways to talk with someone: `call` rings, and the member walks up once it is answered; `invite` sets out at once. A
 * member in a room that they may invite into asks them to come there instead of walking away.
 */
export function useCallActions(): Record<'call' | 'invite', (someone: LocatedPerson) => void> {
  const { calls } = useVoice();
  const { here } = useFloors();

  const call = ({ userId, nameKanji = '', avatarUrl = null }: LocatedPerson) =>
    void calls.ask({ userId, name: nameKanji, avatarUrl });

  return {
    call,
    invite(someone) {
      const { userId } = someone;
      if (calls.room?.canInvite) return void calls.askIntoRoom([userId], { tell: true });
      void walkUpTo(userId, here?.floor.id ?? null);
      call(someone);
    },
  };
}
