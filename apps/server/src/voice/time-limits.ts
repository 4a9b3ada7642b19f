import { voiceAloneMs, voiceAnswerMs, voiceContinueMs } from '@office/vocabulary';
import { publishRemovals, removeOverdue } from './leave.ts';
import { findOverdueRooms, noteAlone } from './participant-store.ts';
import type { VoiceDeps } from './room-access.ts';
import { lockRoom } from './room-store.ts';

/** Clients keep the limits themselves, and count from a moment later. */
const toleranceMs = 15_000;

/**
 * Takes out those who have been alone, or have not confirmed their talk, for longer than a client allows: one that was
 * changed stays no longer either.
 */
export async function endOverdue(deps: VoiceDeps, connectionIds: readonly string[]): Promise<void> {
  const now = deps.now();
  await noteAlone(deps.db, connectionIds, now);
  const since = (allowed: number) => new Date(now.getTime() - allowed - toleranceMs);
  const overdue = {
    connectionIds,
    aloneBefore: since(voiceAloneMs),
    confirmedBefore: since(voiceContinueMs + voiceAnswerMs),
  };
  for (const where of await findOverdueRooms(deps.db, overdue)) {
    // Somebody may be coming in, or have spoken just now.
    const gone = await deps.db.transaction(async (tx) =>
      (await lockRoom(tx, where)) ? removeOverdue(tx, where.roomId, overdue) : [],
    );
    await publishRemovals(deps, gone);
  }
}
