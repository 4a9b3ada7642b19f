import type { Role } from '@office/vocabulary';
import { publishRemovals, removeMembersOf } from './leave.ts';
import type { VoiceDeps } from './room-access.ts';
import { findTalkersOf } from './participant-store.ts';

/** Ends the calls of all members of an organisation who have some role: voice chat is not for them any more. */
export async function endCallsOf(
  deps: VoiceDeps,
  where: { organizationId: string; roles: readonly Role[] },
): Promise<void> {
  if (where.roles.length === 0) return;
  const gone = await deps.db.transaction(async (tx) =>
    removeMembersOf(tx, await findTalkersOf(tx, where)),
  );
  await publishRemovals(deps, gone);
}
