import type { Queryable } from '../database/database.ts';
import type { Platform } from '../http/operation.ts';
import { endSessions } from './session-store.ts';
import type { SessionEndReason } from './session-store.ts';

/**
 * Ends sessions, so that their tokens stop to work with the next call. Connected members have to be
 * told besides, once the transaction is done.
 */
export async function endSessionsOf(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  which:
    | { userId: string; organizationId?: string; except?: string }
    | { organizationId: string }
    | { contractId: string },
  reason: SessionEndReason,
): Promise<void> {
  await endSessions(tx, which, reason, deps.now());
}
