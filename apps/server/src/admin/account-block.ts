import { blockCodes } from '@office/vocabulary';
import type { OrganizationChange } from '@office/vocabulary';
import { assignSuccessors } from '../chat/admin-succession.ts';
import type { Platform } from '../platform/platform.ts';
import { releaseSeats } from '../map/seat-release.ts';
import { organizationsOf } from './accounts.ts';
import { publishMemberChange } from '../people/member-events.ts';
import { depart } from '../people/presence.ts';
import { lockAccount, setOperatorBlock, unblockAccount } from '../auth/account-store.ts';
import { endSessions } from '../auth/session-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/**
 * Shuts a person out everywhere (4011): their organisations see them no more, their seats are free, and
 * channels that only they led have another admin. False when there is none.
 */
export async function blockUser(
  deps: Deps & Pick<Platform, 'files'>,
  userId: string,
): Promise<boolean> {
  const now = deps.now();
  const blocked = await deps.db.transaction(async (tx) => {
    // The account first, as whoever signs in or sets a password does.
    const found = await setOperatorBlock(tx, userId, now);
    await endSessions(tx, { userId }, 'USER_BLOCKED', now);
    return found;
  });
  if (!blocked) return false;
  await deps.realtime.forceLogout({ userId }, blockCodes.userBlocked);
  const organizationIds = await tellOrganizations(deps, userId, 'MEMBER_REMOVED');
  for (const organizationId of organizationIds) await depart(deps, { organizationId, userId });
  await releaseSeats(deps, userId);
  await assignSuccessors(deps, userId);
  return true;
}

/** Lifts a block, whether the operator's or that of wrong passwords. False when there is no such person. */
export async function unblockUser(deps: Deps, userId: string): Promise<boolean> {
  const before = await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account) await unblockAccount(tx, userId);
    return account;
  });
  if (before?.blockReason === 'OPERATOR') await tellOrganizations(deps, userId, 'MEMBER_ADDED');
  return before !== null;
}

/** Answers which organisations were told. */
async function tellOrganizations(
  deps: Deps,
  userId: string,
  change: OrganizationChange,
): Promise<string[]> {
  const organizationIds = await organizationsOf(deps, userId);
  for (const organizationId of organizationIds) {
    await publishMemberChange(deps, { organizationId, userId }, change);
  }
  return organizationIds;
}
