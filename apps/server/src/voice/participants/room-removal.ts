import type { VoiceEndReason } from '@office/api/realtime';
import type { Transaction } from '../../database/database.ts';
import { publishRoomDeleted, audienceOf } from '../rooms/room-events.ts';
import { findUnanswered } from '../store/invitation-store.ts';
import { recordMissedCalls } from './missed-calls.ts';
import { cancelMissedInvitationNotice } from './missed-invitation.ts';
import { publishRemovals, removeEveryone } from './leave.ts';
import type { Platform } from '../../platform/platform.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { deleteRoom, lockRoom, type VoiceRoomRow } from '../store/room-store.ts';

/**
 * If two members call each other simultaneously, the cancelled call does not count as missed.
 * Returns false if the room is already deleted.
 */
export async function removeRoom(
  deps: VoiceDeps & Pick<Platform, 'notifications'>,
  { organizationId, id: roomId }: VoiceRoomRow,
  deletedBy: string,
  note?: (tx: Transaction, room: VoiceRoomRow) => Promise<void>,
): Promise<boolean> {
  const removed = await deps.db.transaction(async (tx) => {
    const row = await lockRoom(tx, { organizationId, roomId });
    if (!row) return null;
    const audience = await audienceOf(tx, row);
    const missed = await findUnanswered(tx, { roomId });
    const mutual = missed.filter(({ isCall }) => !isCall && row.kind === 'DIRECT');
    for (const each of mutual) await cancelMissedInvitationNotice(tx, deps, each);
    const removed = await removeEveryone(tx, roomId);
    await deleteRoom(tx, roomId);
    await note?.(tx, row);
    return { row, audience, gone: removed, missed };
  });
  if (!removed) return false;
  const { row, audience, gone, missed } = removed;
  await publishRoomDeleted(deps, row, audience, deletedBy);
  await publishRemovals(deps, gone);
  await recordMissedCalls(deps, missed);
  return true;
}

export async function closeRoom(
  deps: VoiceDeps,
  where: { organizationId: string; roomId: string },
  reason: VoiceEndReason = 'deleted',
): Promise<void> {
  const removed = await deps.db.transaction(async (tx) =>
    (await lockRoom(tx, where)) ? removeEveryone(tx, where.roomId, reason) : [],
  );
  await publishRemovals(deps, removed);
}
