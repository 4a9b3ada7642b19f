import type { Transaction } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { addEngagement, closeEngagement } from '../../people/engagement.ts';
import { countCall } from '../../people/usage.ts';
import { findParticipantIds, saveAloneSince } from '../store/participant-store.ts';

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
  const userIds = await findParticipantIds(tx, roomId);
  await saveAloneSince(tx, roomId, userIds.length > 1 ? null : now);
  if (userIds.length < 2) return closeEngagement(tx, organizationId, call);
  const started: MemberRef[] = [];
  for (const userId of userIds) {
    const member = { organizationId, userId };
    if (await addEngagement(tx, member, call)) started.push(member);
  }
  // None of the participants was in a call before, so this is a new call.
  if (started.length === userIds.length) await countCall(tx, organizationId, now);
  return started;
}
