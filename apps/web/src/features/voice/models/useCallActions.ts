import { useFloors } from '../../../office/floors/useFloors.ts';
import type { LocatedPerson } from '../../../office/people/callRequests.ts';
import { walkInBrowser } from './browserWalk.ts';
import type { Person } from './OutgoingCall.ts';
import { useVoice } from './voiceContext.ts';

/**
 * `call` rings and the member walks to the other member after they accept; `invite` starts walking
 * immediately. If the current room allows invitations, `invite` asks the other member to join it
 * instead.
 */
export function useCallActions(): Record<'call' | 'invite', (person: LocatedPerson) => void> {
  const { calls } = useVoice();
  const { here } = useFloors();

  const call = (person: LocatedPerson) => void calls.inviteToDirectCall(toPerson(person));

  return {
    call,
    invite(person) {
      if (calls.room?.canInvite) return void calls.invite(toPerson(person));
      walkInBrowser(person.userId, here?.floor.id ?? null);
      call(person);
    },
  };
}

function toPerson({ userId, nameKanji = '', avatarUrl = null }: LocatedPerson): Person {
  return { userId, name: nameKanji, avatarUrl };
}
