import { displayName } from '@office/client/people/displayName.ts';
import type { LocatedPerson } from '../../../../office/people/callRequests.ts';
import { useVoice } from '../voiceContext.ts';

/**
 * Into the current room if it allows invitations, otherwise to a direct call after which they walk.
 */
export function useCallAction(): (person: LocatedPerson) => void {
  const { calls } = useVoice();
  return ({ userId, nameKanji = '', nameLatin, avatarUrl = null }) =>
    void calls.invite({ userId, name: displayName({ nameKanji, nameLatin }), avatarUrl });
}
