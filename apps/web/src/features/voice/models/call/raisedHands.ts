import type { RaisedHand } from '@office/ui/screens/voice';
import type { ActiveCallState } from './callState.ts';
import { participantName } from '../participantName.ts';

type Call = Pick<ActiveCallState, 'participants'> & { media: { handRaisedAt: string | null } };

/** Returns the raised hands in their order. The server sets the times, so all participants see the same order. */
export function raisedHands({ participants, media }: Call, me: RaisedHand): RaisedHand[] {
  const own = { ...me, isMe: true, at: media.handRaisedAt };
  const others = participants.map((participant) => ({
    userId: participant.userId,
    name: participantName(participant),
    at: participant.handRaisedAt,
  }));
  return [own, ...others]
    .filter((hand): hand is typeof hand & { at: string } => hand.at !== null)
    .toSorted((one, two) => Date.parse(one.at) - Date.parse(two.at))
    .map(({ at: _, ...hand }) => hand);
}
