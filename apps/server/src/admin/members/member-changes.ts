import type { Schemas } from '@office/api';
import {
  blockCodes,
  coversRole,
  hasPermission,
  type AdminRole,
  type DelegatedRole,
  type Language,
} from '@office/vocabulary';
import { unlockAccount } from '../../auth/accounts.ts';
import { revokeApiTokensOf } from '../../auth/api-tokens/api-tokens.ts';
import { requireInvitableDomain } from '../../auth/devices/sign-in-rules.ts';
import { disconnectSessions, endSessionsOf } from '../../auth/sessions/session-end.ts';
import { assignSuccessors } from '../../chat/rooms/admin-succession.ts';
import { leaveEveryRoom, publishDepartures } from '../../chat/rooms/departure.ts';
import { notifyOnCommit } from '../../database/bus.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';
import { releaseSeats } from '../../map/seat-release.ts';
import {
  assignLatinName,
  findLatinName,
  insertMember,
  lockLatinName,
  updateJob,
  type Job,
} from '../../people/member-directory.ts';
import { publishMemberChange } from '../../people/member-events.ts';
import { markAbsent } from '../../people/presence.ts';
import { adminRoleOfMembership } from '../../people/role-permissions.ts';
import { personTopic, publishProfileChange } from '../../people/profile.ts';
import { recordEvent } from '../../platform/outgoing-event-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { isErasurePending, setMemberBlock, updateRoles } from '../admin-store.ts';
import {
  deleteMembership,
  findEmail,
  hasOtherAdministrator,
  isSessionOf,
  lockMembership,
  renewAccess,
  setAccessUntil,
  type LockedMember,
} from './membership-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;
type BlockDeps = Deps & Pick<Platform, 'files'>;
type MemberChangeDeps = BlockDeps & Pick<Platform, 'notifications'>;
type CalendarDeps = Pick<Platform, 'linkedCalendars'>;

interface MemberValues extends Job {
  role?: Schemas['Role'] | undefined;
  /** Null removes the delegated role. */
  adminRole?: DelegatedRole | null | undefined;
  /** Null restores the name that is derived from the reading. */
  nameLatin?: string | null | undefined;
  /** Last day of access of a guest. Null removes the limit. */
  accessUntil?: string | null | undefined;
}

/** Without `byUserId`, the change may remove the last administrator, unless `keepsAdministrator`. */
export interface MemberChange {
  byUserId?: string;
  /** Administrative role of the caller. Without one, all members and roles can be changed. */
  byRole?: AdminRole | null;
  keepsAdministrator?: boolean;
  version?: number | undefined;
  /** Changes a bot. Other changes reject bots, and this one people. */
  bot?: boolean;
}

/** Returns the change of the calling administrator. */
export const callerOf = ({ claims }: WithClaims): MemberChange => ({
  byUserId: claims.userId,
  byRole: claims.adminRole,
});

/** Returns the role that a caller must cover to change a member. System administrators count as administrators. */
export function requiredRoleOf(
  member: Pick<LockedMember, 'role' | 'adminRole' | 'ownerAdmin' | 'systemAdmin'>,
): AdminRole | null {
  const role = adminRoleOfMembership(member);
  return member.systemAdmin && role !== 'OWNER' ? 'ORGANIZATION_ADMIN' : role;
}

const roleNames: Record<Language, Record<Schemas['Role'] | DelegatedRole, string>> = {
  ja: {
    SYSTEM_ADMIN: 'システム管理者',
    ORGANIZATION_ADMIN: '管理者',
    PEOPLE_MANAGER: 'メンバー管理者',
    CONTENT_EDITOR: 'コンテンツ編集者',
    FLOOR_PLANNER: 'フロア管理者',
    AUDITOR: '監査担当者',
    USER: 'メンバー',
    GUEST: 'ゲスト',
  },
  en: {
    SYSTEM_ADMIN: 'system administrator',
    ORGANIZATION_ADMIN: 'administrator',
    PEOPLE_MANAGER: 'people manager',
    CONTENT_EDITOR: 'content editor',
    FLOOR_PLANNER: 'floor planner',
    AUDITOR: 'auditor',
    USER: 'member',
    GUEST: 'guest',
  },
};

/** @throws {ApiError} 409 `alreadyMember` */
export async function addMember(
  deps: Pick<Platform, 'db' | 'realtime' | 'audit'> & CalendarDeps,
  member: MemberRef & { role: Schemas['Role'] },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await insertMember(tx, member))) throw new ApiError('alreadyMember');
    await deps.linkedCalendars.addMissingCalendars(tx, member.userId);
    await deps.audit(tx, {
      action: 'MEMBER_ADDED',
      ...about(member),
      after: { role: member.role },
    });
  });
  await publishMemberChange(deps, member, 'MEMBER_ADDED');
}

/**
 * Changes the roles, department, job title, Latin name and last day of access. With a new role the member has to sign
 * in again (4014); a new delegated role ends only the administration sessions. A new guest loses chat room admin rights
 * and the seat. Returns false if nothing changed.
 * @throws {ApiError} 403 `forbidden` if the caller lacks a permission of the old or new role; 422
 *   `emailDomainNotAllowed` if a guest becomes a member, `accessUntilNotAllowed`, `accessUntilInPast`
 */
export async function updateMember(
  deps: MemberChangeDeps & CalendarDeps,
  { organizationId, userId }: MemberRef,
  { role, adminRole, nameLatin, accessUntil, ...job }: MemberValues,
  by: MemberChange = {},
): Promise<boolean> {
  const member = { organizationId, userId };
  const changed = await deps.db.transaction(async (tx) => {
    // Locks the account before the membership, in the same order as the sign-in.
    const latinName = nameLatin === undefined ? null : await lockLatinName(tx, member);
    const before = await requireMember(tx, member, by);
    const roles = newRolesOf(before, { role, adminRole });
    const newRole = roles.role !== before.role;
    if (newRole || roles.adminRole !== before.adminRole) {
      requireAssignable(before, roles, by);
      if (before.role === 'GUEST' && by.byRole !== undefined) {
        const email = await findEmail(tx, userId);
        await requireInvitableDomain(tx, { organizationId, email, role: roles.role });
      }
      await requireSuccessor(tx, member, before, by);
      await updateRoles(tx, member, roles);
      // Calendars are not synced in organisations where the person is a guest.
      if (newRole) await deps.linkedCalendars.addMissingCalendars(tx, userId);
      const ended = newRole ? member : { ...member, audience: 'ADMIN' as const };
      await endSessionsOf(deps, tx, ended, 'ROLE_CHANGED');
      await deps.audit(tx, {
        action: 'MEMBER_ROLE_CHANGED',
        ...about(member),
        before: changedRoles(before, roles),
        after: changedRoles(roles, before),
      });
      const name = roles.adminRole ?? roles.role;
      await deps.notifications.add(tx, {
        organizationId,
        to: [userId],
        kind: 'ORGANIZATION',
        title: { ja: '権限が変わりました', en: 'Your role has changed' },
        content: {
          ja: `この組織でのあなたの権限は「${roleNames.ja[name]}」になりました。`,
          en: `In this organisation you are now: ${roleNames.en[name]}.`,
        },
        path: '/profile',
        subject: { kind: 'MEMBER', id: userId },
      });
    }
    const newAccess = await updateAccess(deps, tx, member, { before, roles, accessUntil });
    const newJob = await updateJob(tx, member, job);
    if (newJob) {
      const { department, jobTitle } = before;
      await deps.audit(tx, {
        action: 'MEMBER_CHANGED',
        ...about(member),
        before: { department, jobTitle },
        after: { department, jobTitle, ...withoutUndefined(job) },
      });
    }
    const newName = latinName !== null && latinName.entered !== (nameLatin ?? '');
    if (newName) {
      const own = by.byUserId === userId;
      if (!latinName.assignable && !own) throw new ApiError('latinNameNotEditable');
      await assignLatinName(tx, member, { nameLatin: nameLatin ?? null, own });
      await notifyOnCommit(tx, personTopic, userId);
      const { displayed } = await findLatinName(tx, member);
      await deps.audit(tx, {
        action: 'MEMBER_CHANGED',
        ...about(member),
        before: { nameLatin: latinName.displayed },
        after: { nameLatin: displayed },
      });
    }
    const newAdminRole = roles.adminRole !== before.adminRole;
    return { newRole, newAdminRole, newAccess, newJob, newName };
  });
  if (changed.newRole) {
    await deps.realtime.forceLogout(member, blockCodes.roleChanged);
    if (role === 'GUEST') {
      await releaseSeats(deps, userId);
      await assignSuccessors(deps, userId);
    }
  }
  const { newRole, newAdminRole, newAccess, newJob, newName } = changed;
  if (newJob || newName) await publishMemberChange(deps, member, 'MEMBER_UPDATED');
  if (newName) await publishProfileChange(deps, userId);
  return newRole || newAdminRole || newAccess || newJob || newName;
}

/** Returns false if the last day of access stays the same. */
async function updateAccess(
  { audit, now }: Pick<Platform, 'audit' | 'now'>,
  tx: Transaction,
  member: MemberRef,
  {
    before,
    roles,
    accessUntil,
  }: { before: LockedMember; roles: Roles } & Pick<MemberValues, 'accessUntil'>,
): Promise<boolean> {
  if (accessUntil === undefined) return false;
  if (roles.role !== 'GUEST') {
    if (accessUntil === null) return false;
    throw new ApiError('accessUntilNotAllowed');
  }
  if (accessUntil === before.accessUntil && before.role === 'GUEST') return false;
  if (!(await setAccessUntil(tx, member, accessUntil, now()))) {
    throw new ApiError('accessUntilInPast');
  }
  await audit(tx, {
    action: 'MEMBER_CHANGED',
    ...about(member),
    before: { accessUntil: before.accessUntil },
    after: { accessUntil },
  });
  return true;
}

export function setRole(
  deps: MemberChangeDeps & CalendarDeps,
  member: MemberRef,
  role: Schemas['Role'],
  by: MemberChange = {},
): Promise<boolean> {
  return updateMember(deps, member, { role }, by);
}

/** Blocks a person (4011) and frees their seats. Returns false if already blocked. */
export async function blockMember(
  deps: BlockDeps,
  { organizationId, userId }: MemberRef,
  by: MemberChange = {},
  action: 'MEMBER_BLOCKED' | 'GUEST_ACCESS_ENDED' = 'MEMBER_BLOCKED',
): Promise<boolean> {
  const member = { organizationId, userId };
  const blocked = await deps.db.transaction(async (tx) => {
    const before = await requireMember(tx, member, by);
    if (before.blockedAt) return false;
    await endAccess(deps, tx, member, before, by);
    await deps.audit(tx, {
      action,
      ...about(member),
      before: { blocked: false },
      after: { blocked: true },
    });
    return true;
  });
  if (blocked) await publishDeparture(deps, member);
  return blocked;
}

/**
 * Blocks a member (4011) whose data will be erased, without an audit entry.
 * @param onBlocked runs in the transaction of the block
 */
export async function endMembership(
  deps: MemberChangeDeps,
  member: MemberRef,
  onBlocked: (tx: Transaction) => Promise<void>,
  by: MemberChange = {},
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await requireMember(tx, member, by);
    await endAccess(deps, tx, member, before, by);
    await onBlocked(tx);
  });
  await publishDeparture(deps, member);
}

/**
 * Returns false if the member was not blocked.
 * @throws {ApiError} 409 `erasurePending`
 */
export async function unblockMember(
  deps: Deps,
  { organizationId, userId }: MemberRef,
  by: MemberChange = {},
): Promise<boolean> {
  const member = { organizationId, userId };
  const unblocked = await deps.db.transaction(async (tx) => {
    const { blockedAt, accessUntil } = await requireMember(tx, member, by);
    if (!blockedAt) return false;
    if (await isErasurePending(tx, member)) throw new ApiError('erasurePending');
    await setMemberBlock(tx, member, null);
    if (accessUntil) await renewAccess(tx, member, deps.now());
    await deps.audit(tx, {
      action: 'MEMBER_UNBLOCKED',
      ...about(member),
      before: { blocked: true },
      after: { blocked: false },
    });
    return true;
  });
  if (unblocked) await publishMemberChange(deps, member, 'MEMBER_ADDED');
  return unblocked;
}

/**
 * Removes a person from an organisation (4011), with their chat room memberships, seats, desk and calendar
 * links there. Blocks the member first, so that the departure is published everywhere. After a crash in
 * between, the member is blocked and can be removed again.
 */
export async function removeMember(
  deps: MemberChangeDeps,
  { organizationId, userId }: MemberRef,
  by: MemberChange = {},
): Promise<void> {
  const member = { organizationId, userId };
  const before = await deps.db.transaction(async (tx) => {
    const found = await requireMember(tx, member, by);
    await endAccess(deps, tx, member, found, by);
    return found;
  });
  await publishDeparture(deps, member);
  const departures = await deps.db.transaction(async (tx) => {
    const left = await leaveEveryRoom(tx, member, deps.now());
    if (await deleteMembership(tx, member)) {
      await recordRemoval(deps, tx, member, before);
    }
    return left;
  });
  await publishDepartures(deps, member, departures);
}

async function recordRemoval(
  { audit, now }: Pick<Platform, 'audit' | 'now'>,
  tx: Transaction,
  member: MemberRef,
  { role, department, jobTitle, blockedAt, bot }: LockedMember,
): Promise<void> {
  const before = { role, department, jobTitle, blocked: blockedAt !== null };
  if (bot) return audit(tx, { action: 'BOT_DELETED', ...about(member) });
  await audit(tx, { action: 'MEMBER_REMOVED', ...about(member), before });
  await recordEvent(tx, { ...member, event: 'MEMBER_LEFT', data: { role }, at: now() });
}

/**
 * Signs a member out of an organisation, or of one session there. Returns the number of ended sessions.
 * @param except session to keep
 * @throws {ApiError} 404 `userNotFound`, `notFound` for a session of another person or organisation
 */
export async function signOutMember(
  deps: Deps,
  { organizationId, userId }: MemberRef,
  which: { sessionId?: string; except?: string } = {},
  by: MemberChange = {},
): Promise<number> {
  const member = { organizationId, userId };
  const { sessionId, except } = which;
  const ended = await deps.db.transaction(async (tx) => {
    await requireMember(tx, member, by);
    if (sessionId && !(await isSessionOf(tx, member, sessionId))) throw new ApiError('notFound');
    const some = sessionId ? { sessionId } : { ...member, ...(except && { except }) };
    const ids = await endSessionsOf(deps, tx, some, 'REVOKED_BY_ADMINISTRATOR');
    if (ids.length > 0) {
      await deps.audit(tx, {
        action: 'SESSIONS_ENDED',
        ...about(member),
        after: { sessions: ids.length },
      });
    }
    return ids;
  });
  await disconnectSessions(deps, ended);
  return ended.length;
}

/** Clears failed password attempts, which anyone can have caused. Returns false if there were none. */
export async function unlockMember(
  deps: Pick<Platform, 'db' | 'audit'>,
  { organizationId, userId }: MemberRef,
  by: MemberChange = {},
): Promise<boolean> {
  const member = { organizationId, userId };
  return deps.db.transaction(async (tx) => {
    // Locks the account before the membership, in the same order as the sign-in.
    const unlocked = await unlockAccount(tx, userId);
    await requireMember(tx, member, by);
    if (unlocked) await deps.audit(tx, { action: 'ATTEMPTS_UNLOCKED', ...about(member) });
    return unlocked;
  });
}

/** Blocks a member, ends their sessions and revokes their access tokens. Every transaction locks the membership before the sessions. */
async function endAccess(
  deps: Pick<Platform, 'now'>,
  tx: Transaction,
  member: MemberRef,
  before: LockedMember,
  by: MemberChange,
): Promise<void> {
  await requireSuccessor(tx, member, before, by);
  await setMemberBlock(tx, member, deps.now());
  await endSessionsOf(deps, tx, member, 'USER_BLOCKED');
  await revokeApiTokensOf(tx, member);
}

async function publishDeparture(deps: BlockDeps, member: MemberRef): Promise<void> {
  await deps.realtime.forceLogout(member, blockCodes.userBlocked);
  await publishMemberChange(deps, member, 'MEMBER_REMOVED');
  await markAbsent(deps, member);
  await releaseSeats(deps, member.userId);
  await assignSuccessors(deps, member.userId);
}

/** @throws {ApiError} 403 `forbidden` if the role of the caller does not cover that of the member */
export async function requireMember(
  tx: Queryable,
  member: MemberRef,
  { version, byRole, bot = false }: MemberChange,
): Promise<LockedMember> {
  const found = await lockMembership(tx, member);
  if (!found || found.bot !== bot) throw new ApiError(bot ? 'notFound' : 'userNotFound');
  if (byRole !== undefined && !coversRole(byRole, requiredRoleOf(found))) {
    throw new ApiError('forbidden');
  }
  if (version !== undefined && version !== found.version) throw new ApiError('changedMeanwhile');
  return found;
}

type Roles = Pick<LockedMember, 'role' | 'adminRole'>;

/** @throws {ApiError} 422 `adminRoleNotAllowed` for a delegated role with another role than USER */
function newRolesOf(before: Roles, { role, adminRole }: MemberValues): Roles {
  const kept = role === undefined || role === before.role ? before.adminRole : null;
  const after = {
    role: role ?? before.role,
    adminRole: adminRole === undefined ? kept : adminRole,
  };
  if (after.adminRole && after.role !== 'USER') throw new ApiError('adminRoleNotAllowed');
  return after;
}

/** Requires `roles.assign` for a change of an administrative role, and all permissions of the new role. */
function requireAssignable(before: LockedMember, after: Roles, { byRole }: MemberChange): void {
  if (byRole === undefined) return;
  const granted = adminRoleOfMembership({ ...after, ownerAdmin: before.wouldReplaceOwner });
  if (!granted && !adminRoleOfMembership(before)) return;
  if (!hasPermission(byRole, 'roles.assign') || !coversRole(byRole, granted)) {
    throw new ApiError('forbidden');
  }
}

function changedRoles(roles: Roles, others: Roles): Partial<Roles> {
  return {
    ...(roles.role !== others.role && { role: roles.role }),
    ...(roles.adminRole !== others.adminRole && { adminRole: roles.adminRole }),
  };
}

/** Keeps one administrator. Locks the organisation, so that two cannot demote each other. */
async function requireSuccessor(
  tx: Transaction,
  member: MemberRef,
  before: LockedMember,
  { byUserId, keepsAdministrator = byUserId !== undefined }: MemberChange,
): Promise<void> {
  if (!keepsAdministrator) return;
  if (byUserId === member.userId) throw new ApiError('ownMembership');
  if (before.role !== 'ORGANIZATION_ADMIN' || before.blockedAt) return;
  await lockOrganization(tx, member.organizationId);
  if (!(await hasOtherAdministrator(tx, member))) throw new ApiError('lastAdministrator');
}

const about = ({ organizationId, userId }: MemberRef) => ({
  organizationId,
  target: { kind: 'MEMBER' as const, id: userId },
});

const withoutUndefined = (job: Job) =>
  Object.fromEntries(Object.entries(job).filter(([, value]) => value !== undefined));
