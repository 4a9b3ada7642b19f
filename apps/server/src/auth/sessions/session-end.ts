import type { Queryable } from '../../database/database.ts';
import type { Audience } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from '../store/session-store.ts';
import type { SessionEndReason } from '../store/session-store.ts';

/** Ends sessions. The caller must disconnect the sockets of the returned ones after the commit. */
export async function endSessionsOf(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  which:
    | { sessionId: string }
    | { userId: string; organizationId?: string; except?: string }
    | { userId: string; organizationId: string; audience: Audience }
    | { organizationId: string }
    | { contractId: string },
  reason: SessionEndReason,
): Promise<string[]> {
  const ended = await endSessions(tx, which, reason, deps.now());
  return ended.map(({ sessionId }) => sessionId);
}

/** Disconnects the sockets of sessions that ended without an action of the operator. */
export async function disconnectSessions(
  deps: Pick<Platform, 'realtime'>,
  sessionIds: readonly string[],
): Promise<void> {
  await Promise.all(sessionIds.map((sessionId) => deps.realtime.disconnect({ sessionId })));
}
