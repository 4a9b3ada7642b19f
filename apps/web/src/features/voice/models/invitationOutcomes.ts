import type { InvitationOutcome } from '@office/ui';
import type { InvitationStates } from './RoomInvitations.ts';

const outcomes = {
  accepted: 'joined',
  declined: 'declined',
  unanswered: 'noAnswer',
} as const satisfies Record<string, InvitationOutcome>;

/**
 * Those whose invitation is on its way, and what came of the others. One who joined and has left again is as if they
 * had not been asked.
 */
export function invitationOutcomes(
  states: InvitationStates,
  presentIds: readonly string[],
): { invitedIds: string[]; outcomes: Map<string, InvitationOutcome> } {
  const invitedIds: string[] = [];
  const told = new Map<string, InvitationOutcome>();
  for (const [userId, state] of states) {
    if (state === 'accepted' && !presentIds.includes(userId)) continue;
    invitedIds.push(userId);
    if (state !== 'waiting') told.set(userId, outcomes[state]);
  }
  return { invitedIds, outcomes: told };
}
