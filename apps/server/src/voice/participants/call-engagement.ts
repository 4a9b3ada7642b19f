import type { Transaction } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { addEngagements, closeEngagement } from '../../people/engagement.ts';
import { countCall } from '../../people/usage.ts';
import { findLiveParticipants, saveAloneSince } from '../store/participant-store.ts';

/**
 * Participants are in a call while there are at least two. Requires the lock on the room's row.
 * @returns the members whose call began or ended, whose presence the caller must refresh
 */
export async function syncEngagements(
  tx: Transaction,
  { organizationId, roomId }: { organizationId: string; roomId: string },
  now: Date,
): Promise<MemberRef[]> {
  const call = { kind: 'CALL', reference: roomId } as const;
  const participants = await findLiveParticipants(tx, roomId);
  await saveAloneSince(tx, roomId, participants.length > 1 ? null : now);
  if (participants.length < 2) return closeEngagement(tx, organizationId, call);
  const members = participants
    .filter(({ guestId }) => !guestId)
    .map(({ userId }) => ({ organizationId, userId }));
  const started = await addEngagements(tx, members, call);
  // None of the participants was in a call before, so this is a new call.
  if (members.length > 0 && started.length === members.length)
    await countCall(tx, organizationId, now);
  return started;
}
