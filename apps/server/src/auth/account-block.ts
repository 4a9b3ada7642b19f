import type { Platform } from '../http/operation.ts';
import { setOperatorBlock, unblockAccount } from './account-store.ts';
import { endSessions } from './session-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/** Shuts a person out everywhere (4011). False when there is none. */
export async function blockUser(deps: Deps, userId: string): Promise<boolean> {
  const now = deps.now();
  const blocked = await deps.db.transaction(async (tx) => {
    await endSessions(tx, { userId }, 'USER_BLOCKED', now);
    return setOperatorBlock(tx, userId, now);
  });
  if (blocked) await deps.realtime.forceLogout({ userId }, 4011);
  return blocked;
}

/** Lifts a block, whether the operator's or that of wrong passwords. False when there is none. */
export function unblockUser(deps: Deps, userId: string): Promise<boolean> {
  return unblockAccount(deps.db, userId);
}
