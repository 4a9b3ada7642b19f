import { blockCodes } from '@office/vocabulary';
import { blockAccount, unblockAccount } from '../auth/accounts.ts';
import { assignSuccessors } from '../chat/rooms/admin-succession.ts';
import { releaseSeats } from '../map/seat-release.ts';
import { findOrganizationsOf } from '../people/member-directory.ts';
import { publishMemberChange } from '../people/member-events.ts';
import { markAbsent } from '../people/presence.ts';
import type { Platform } from '../platform/platform.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;

/** Blocks a user everywhere (4011), frees the seats and replaces the only admin of channels. */
export async function blockUser(
  deps: Deps & Pick<Platform, 'files'>,
  userId: string,
): Promise<boolean> {
  if (!(await blockAccount(deps, userId))) return false;
  await deps.realtime.forceLogout({ userId }, blockCodes.userBlocked);
  const organizationIds = await publishEverywhere(deps, userId, 'MEMBER_REMOVED');
  for (const organizationId of organizationIds) await markAbsent(deps, { organizationId, userId });
  await releaseSeats(deps, userId);
  await assignSuccessors(deps, userId);
  return true;
}

export async function unblockUser(deps: Deps, userId: string): Promise<boolean> {
  const before = await unblockAccount(deps, userId);
  if (before?.blockedAt) await publishEverywhere(deps, userId, 'MEMBER_ADDED');
  return before !== null;
}

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
