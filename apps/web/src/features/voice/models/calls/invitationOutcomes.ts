import type { InvitationOutcome } from '@office/ui/screens/voice';
import type { InvitationStates } from './RoomInvitations.ts';

const outcomes = {
  accepted: 'joined',
  declined: 'declined',
  repliesByMessage: 'repliesByMessage',
  unanswered: 'noAnswer',
} as const satisfies Record<string, InvitationOutcome>;

export function invitationOutcomes(
  states: InvitationStates,
  presentIds: readonly string[],
): { invitedIds: string[]; outcomes: Map<string, InvitationOutcome> } {
  const invitedIds: string[] = [];
  const outcomesByUser = new Map<string, InvitationOutcome>();
  for (const [userId, state] of states) {
    if (state === 'accepted' && !presentIds.includes(userId)) continue;
    invitedIds.push(userId);
    if (state !== 'waiting') outcomesByUser.set(userId, outcomes[state]);
  }
  return { invitedIds, outcomes: outcomesByUser };
}
