import { voiceAloneMs, voiceAnswerMs, voiceContinueMs } from '@office/vocabulary';
import { publishRemovals, removeExpired } from './leave.ts';
import { findOverdueRooms, markAloneParticipants } from '../store/participant-store.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { lockRoom } from '../store/room-store.ts';

/** Clients enforce the limits themselves and start counting slightly later. */
const toleranceMs = 15_000;

/** Removes participants who exceed the time limits, in case a modified client does not leave. */
export async function endExpired(deps: VoiceDeps, connectionIds: readonly string[]): Promise<void> {
  const now = deps.now();
  await markAloneParticipants(deps.db, connectionIds, now);
  const since = (allowed: number) => new Date(now.getTime() - allowed - toleranceMs);
  const overdue = {
    connectionIds,
    aloneBefore: since(voiceAloneMs),
    confirmedBefore: since(voiceContinueMs + voiceAnswerMs),
  };
  for (const where of await findOverdueRooms(deps.db, overdue)) {
    // A member may be joining or may have spoken since the query, so the check is repeated under the lock.
    const removed = await deps.db.transaction(async (tx) =>
      (await lockRoom(tx, where)) ? removeExpired(tx, where.roomId, overdue) : [],
    );
    await publishRemovals(deps, removed);
  }
}
