import type { Role } from '@office/vocabulary';
import { publishRemovals, removeMembersOf } from './leave.ts';
import type { VoiceDeps } from './room-access.ts';
import { findParticipantsByRole } from './participant-store.ts';

export async function endCallsOfRoles(
  deps: VoiceDeps,
  where: { organizationId: string; roles: readonly Role[] },
): Promise<void> {
  if (where.roles.length === 0) return;
  const gone = await deps.db.transaction(async (tx) =>
    removeMembersOf(tx, await findParticipantsByRole(tx, where)),
  );
  await publishRemovals(deps, gone);
}
