import type { LocatedPerson } from '../../../office/people/callRequests.ts';
import { useVoice } from './voiceContext.ts';

/**
 * Invites a member to talk: into the current room if it allows invitations, otherwise to a direct call, for
 * which the inviter walks to the member after they accept.
 */
export function useCallAction(): (person: LocatedPerson) => void {
  const { calls } = useVoice();
  return ({ userId, nameKanji = '', avatarUrl = null }) =>
    void calls.invite({ userId, name: nameKanji, avatarUrl });
}
