import { publishRemovals, removeGuests } from '../participants/leave.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { findRoom } from '../store/room-store.ts';
import { mayGuestEnter } from '../rooms/guest-access.ts';
import { findGuestParticipants, findVisitById } from '../store/guest-store.ts';

/** Removes guests whose meeting has ended from the call. Members can continue. */
export async function removeGuestsOfEndedMeetings(
  deps: VoiceDeps,
  connectionIds: readonly string[],
): Promise<void> {
  for (const guest of await findGuestParticipants(deps.db, connectionIds)) {
    const { organizationId, guestId, roomId } = guest;
    const room = await findRoom(deps.db, { organizationId, roomId });
    const visit = await findVisitById(deps.db, guestId);
    if (room && (await mayGuestEnter(deps.db, visit, room, deps.now()))) continue;
    const removed = await deps.db.transaction((tx) =>
      removeGuests(tx, { guestIds: [guestId] }, 'ended'),
    );
    await publishRemovals(deps, removed);
  }
}
