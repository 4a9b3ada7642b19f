import type { Schemas } from '@office/api';
import { blockCodes } from '@office/vocabulary';
import { endSessionsOf } from '../auth/session-end.ts';
import { assignSuccessors } from '../chat/admin-succession.ts';
import type { MemberRef } from '../database/membership.ts';
import { ApiError } from '../http/api-error.ts';
import { releaseSeats } from '../map/seat-release.ts';
import { insertMember } from '../people/member-directory.ts';
import { publishMemberChange } from '../people/member-events.ts';
import { depart } from '../people/presence.ts';
import type { Platform } from '../platform/platform.ts';
import { setMemberBlock, updateRole } from './admin-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/** @throws {ApiError} 409 `alreadyMember` */
export async function addMember(
  deps: Deps & Pick<Platform, 'linkedCalendars'>,
  member: MemberRef & { role: Schemas['Role'] },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await insertMember(tx, member))) throw new ApiError('alreadyMember');
    await deps.linkedCalendars.followJoined(tx, member.userId);
  });
  await publishMemberChange(deps, member, 'MEMBER_ADDED');
}

/**
 * Changes a role: the member has to sign in again (4014). A new guest is admin of no chat room
 * and has no seat any more. False when nothing changed.
 */
export async function setRole(
  deps: Deps & Pick<Platform, 'files' | 'linkedCalendars'>,
  member: MemberRef,
  role: Schemas['Role'],
): Promise<boolean> {
  const changed = await deps.db.transaction(async (tx) => {
    if (!(await updateRole(tx, member, role))) return false;
    // Those who are guests no more may follow a calendar.
    await deps.linkedCalendars.followJoined(tx, member.userId);
    await endSessionsOf(deps, tx, member, 'ROLE_CHANGED');
    return true;
  });
  if (changed) {
    await deps.realtime.forceLogout(member, blockCodes.roleChanged);
    if (role === 'GUEST') {
      await releaseSeats(deps, member.userId);
      await assignSuccessors(deps, member.userId);
    }
  }
  return changed;
}

/**
 * Shuts a person out of one organisation (4011), and frees their seats there. False when they are no
 * member.
 */
export async function blockMember(
  deps: Deps & Pick<Platform, 'files'>,
  member: MemberRef,
): Promise<boolean> {
  const blocked = await deps.db.transaction(async (tx) => {
    await endSessionsOf(deps, tx, member, 'USER_BLOCKED');
    return setMemberBlock(tx, member, deps.now());
  });
  if (blocked) {
    await deps.realtime.forceLogout(member, blockCodes.userBlocked);
    await publishMemberChange(deps, member, 'MEMBER_REMOVED');
    await depart(deps, member);
    await releaseSeats(deps, member.userId);
    await assignSuccessors(deps, member.userId);
  }
  return blocked;
}

export async function unblockMember(deps: Deps, member: MemberRef): Promise<boolean> {
  const unblocked = await setMemberBlock(deps.db, member, null);
  if (unblocked) await publishMemberChange(deps, member, 'MEMBER_ADDED');
  return unblocked;
}
