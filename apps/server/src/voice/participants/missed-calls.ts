import { addMissedCall } from '../../chat/messages/missed-call.ts';
import { personRef } from '../../people/person-ref.ts';
import * as store from '../store/invitation-store.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';

const minute = 60_000;

/** Maximum age of an expired invitation that is still reported, for example after a server outage. */
const maxReportAgeMs = 10 * minute;

/**
 * The inviter is notified, and a missed direct call is recorded in the direct chat room. Each
 * invitation is reported once across all processes.
 */
export async function reportExpiredInvitations(deps: VoiceDeps): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - maxReportAgeMs);
  for (const unanswered of await store.findUnanswered(deps.db, { since, until: now })) {
    const { organizationId, invitationId, roomId, inviterId, userId } = unanswered;
    if (unanswered.isCall) await addMissedCall(deps, toMissedCallMessage(unanswered));
    if (!(await store.markUnansweredSettled(deps.db, { invitationId, userId }))) continue;
    const user = await personRef(deps, userId);
    await deps.realtime.publish(
      'voiceInvitationSettled',
      { organizationId, userId: inviterId },
      { invitationId, roomId, user, outcome: 'UNANSWERED' },
    );
  }
}

export async function recordMissedCalls(
  deps: VoiceDeps,
  missed: readonly store.Unanswered[],
): Promise<void> {
  for (const each of missed) if (each.isCall) await addMissedCall(deps, toMissedCallMessage(each));
}

/** Uses the invitation id as `clientId`, so that a missed call is recorded only once. */
function toMissedCallMessage({
  organizationId,
  invitationId,
  inviterId,
  userId,
}: store.Unanswered) {
  return { organizationId, senderId: inviterId, userId, clientId: invitationId };
}

export async function reportJoined(
  deps: VoiceDeps,
  { organizationId, userId, roomId }: Record<'organizationId' | 'userId' | 'roomId', string>,
): Promise<void> {
  const since = new Date(deps.now().getTime() - maxReportAgeMs);
  const settled = await store.settleJoined(deps.db, { organizationId, userId, roomId, since });
  if (settled.length === 0) return;
  const user = await personRef(deps, userId);
  for (const { invitationId, inviterId } of settled) {
    await deps.realtime.publish(
      'voiceInvitationSettled',
      { organizationId, userId: inviterId },
      { invitationId, roomId, user, outcome: 'JOINED' },
    );
  }
}
