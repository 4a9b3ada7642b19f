import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { endSessions } from './session-store.ts';
import type { SessionEndReason } from './session-store.ts';

/**
 * Ends sessions, so that their tokens stop to work with the next call. Connected members have to be
 * told besides, once the transaction is done.
 *
 * @returns the ids of the sessions that were still on
 */
export async function endSessionsOf(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  which:
    | { sessionId: string }
    | { userId: string; organizationId?: string; except?: string }
    | { organizationId: string }
    | { contractId: string },
  reason: SessionEndReason,
): Promise<string[]> {
  const ended = await endSessions(tx, which, reason, deps.now());
  return ended.map(({ sessionId }) => sessionId);
}

/** Cuts the sockets of sessions that have ended without an operator's doing. */
export async function disconnectSessions(
  deps: Pick<Platform, 'realtime'>,
  sessionIds: readonly string[],
): Promise<void> {
  await Promise.all(sessionIds.map((sessionId) => deps.realtime.disconnect({ sessionId })));
}
