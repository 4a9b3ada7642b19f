import { addMissedCall } from '../chat/missed-call.ts';
import { personRef } from '../people/person-ref.ts';
import * as store from './invitation-store.ts';
import type { VoiceDeps } from './room-access.ts';

const minute = 60_000;

/** How long after its end an invitation is still reported; a server that was away tells nothing of yesterday. */
const reportedForMs = 10 * minute;

/**
 * Reports the invitations that nobody has answered in time: to the inviter, and a call between two as a line in the
 * direct room of the two. However many processes do: each once.
 */
export async function reportUnanswered(deps: VoiceDeps): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - reportedForMs);
  for (const unanswered of await store.findUnanswered(deps.db, { since, until: now })) {
    const { organizationId, invitationId, roomId, inviterId, userId } = unanswered;
    if (unanswered.isCall) await addMissedCall(deps, lineOf(unanswered));
    if (!(await store.settleUnanswered(deps.db, { invitationId, userId }))) continue;
    const user = await personRef(deps, userId);
    await deps.realtime.publish(
      'voiceInvitationSettled',
      { organizationId, userId: inviterId },
      { invitationId, roomId, user, outcome: 'UNANSWERED' },
    );
  }
}

/** Leaves a line for those who were still being called when the caller gave up, and their room is gone. */
export async function noteMissed(
  deps: VoiceDeps,
  missed: readonly store.Unanswered[],
): Promise<void> {
  for (const each of missed) if (each.isCall) await addMissedCall(deps, lineOf(each));
}

/** The invitation makes the line: saying it twice leaves one. */
function lineOf({ organizationId, invitationId, inviterId, userId }: store.Unanswered) {
  return { organizationId, senderId: inviterId, userId, clientId: invitationId };
}

/** Tells those who invited a member that they have come into the room. */
export async function reportJoined(
  deps: VoiceDeps,
  { organizationId, userId, roomId }: Record<'organizationId' | 'userId' | 'roomId', string>,
): Promise<void> {
  const since = new Date(deps.now().getTime() - reportedForMs);
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
