import { blockCodes } from '@office/vocabulary';
import { blockAccount, unblockAccount } from '../auth/accounts.ts';
import { assignSuccessors } from '../chat/admin-succession.ts';
import { releaseSeats } from '../map/seat-release.ts';
import { findOrganizationsOf } from '../people/member-directory.ts';
import { publishMemberChange } from '../people/member-events.ts';
import { depart } from '../people/presence.ts';
import type { Platform } from '../platform/platform.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;

/**
 * Shuts a person out everywhere (4011): their organisations see them no more, their seats are free, and
 * channels that only they led have another admin. False when there is none.
 */
export async function blockUser(
  deps: Deps & Pick<Platform, 'files'>,
  userId: string,
): Promise<boolean> {
  if (!(await blockAccount(deps, userId))) return false;
  await deps.realtime.forceLogout({ userId }, blockCodes.userBlocked);
  const organizationIds = await publishEverywhere(deps, userId, 'MEMBER_REMOVED');
  for (const organizationId of organizationIds) await depart(deps, { organizationId, userId });
  await releaseSeats(deps, userId);
  await assignSuccessors(deps, userId);
  return true;
}

/** Lifts a block, whether the operator's or that of wrong passwords. False when there is no such person. */
export async function unblockUser(deps: Deps, userId: string): Promise<boolean> {
  const before = await unblockAccount(deps, userId);
  if (before?.blockedAt) await publishEverywhere(deps, userId, 'MEMBER_ADDED');
  return before !== null;
}

/** Tells each organisation of a person; answers which they are. */
async function publishEverywhere(
  deps: Deps,
  userId: string,
  change: 'MEMBER_ADDED' | 'MEMBER_REMOVED',
): Promise<string[]> {
  const organizationIds = await findOrganizationsOf(deps.db, userId);
  for (const organizationId of organizationIds) {
    await publishMemberChange(deps, { organizationId, userId }, change);
  }
  return organizationIds;
}
