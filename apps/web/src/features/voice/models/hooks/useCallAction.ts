import type { LocatedPerson } from '../../../../office/people/callRequests.ts';
import { personOf } from '../calls/OutgoingCall.ts';
import { useVoice } from '../voiceContext.ts';

/**
 * Into the current room if it allows invitations, otherwise to a direct call after which they walk.
 */
export function useCallAction(): (person: LocatedPerson) => void {
  const { calls } = useVoice();
  return (person) => void calls.invite(personOf(person));
}
