import { and, eq, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { newAccessUntil } from '../../database/guest-access.ts';
import {
  isBot,
  isOwnerAdmin,
  isSystemAdmin,
  membershipIs,
  nextMembershipVersion,
  notBlocked,
  wouldReplaceOwner,
  type MemberRef,
} from '../../database/membership.ts';
import { memberships, organizations } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { sessions } from '../../database/schema/sign-in.ts';
import { usageDay } from '../../people/usage.ts';

export type LockedMember = Pick<
  typeof memberships.$inferSelect,
  'role' | 'adminRole' | 'blockedAt' | 'accessUntil' | 'department' | 'jobTitle' | 'version'
> & {
  ownerAdmin: boolean;
  wouldReplaceOwner: boolean;
  systemAdmin: boolean;
  bot: boolean;
};

export async function lockMembership(
  tx: Queryable,
  member: MemberRef,
): Promise<LockedMember | null> {
  const [row] = await tx
    .select({
      role: memberships.role,
      adminRole: memberships.adminRole,
      ownerAdmin: isOwnerAdmin,
      wouldReplaceOwner,
      systemAdmin: isSystemAdmin,
      bot: isBot,
      blockedAt: memberships.blockedAt,
      accessUntil: memberships.accessUntil,
      department: memberships.department,
      jobTitle: memberships.jobTitle,
      version: memberships.version,
    })
    .from(memberships)
    .where(membershipIs(member))
    .for('no key update');
  return row ?? null;
}

/** Today in the time zone of the organisation of a membership. */
const todayOfMembership = (now: Date): SQL<string> => sql`(
  SELECT ${usageDay(now)} FROM ${organizations}
  WHERE ${eq(organizations.id, memberships.organizationId)})`;

/** Sets the last day of access. Returns false for a day before today. */
export function setAccessUntil(
  tx: Queryable,
  member: MemberRef,
  accessUntil: string | null,
  now: Date,
): Promise<boolean> {
  const isPast = sql`coalesce(${accessUntil}::date < ${todayOfMembership(now)}, false)`;
  return updateAccess(tx, accessUntil, and(membershipIs(member), sql`NOT ${isPast}`));
}

/** Starts a new time of access for a guest whose last day is over. */
export function renewAccess(tx: Queryable, member: MemberRef, now: Date): Promise<boolean> {
  const isOver = lt(memberships.accessUntil, todayOfMembership(now));
  return updateAccess(tx, newAccessUntil(member.organizationId), and(membershipIs(member), isOver));
}

async function updateAccess(
  tx: Queryable,
  accessUntil: string | null | SQL,
  where: SQL | undefined,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(memberships)
    .set({ accessUntil, version: nextMembershipVersion })
    .where(where);
  return (rowCount ?? 0) > 0;
}

/** Guests without a block whose last day of access is over. */
export function findExpiredGuests(tx: Queryable, now: Date) {
  const { organizationId, userId, version, role, accessUntil, blockedAt } = memberships;
  return tx
    .select({ organizationId, userId, version })
    .from(memberships)
    .where(
      and(
        eq(role, 'GUEST'),
        isNotNull(accessUntil),
        isNull(blockedAt),
        lt(accessUntil, todayOfMembership(now)),
      ),
    );
}

export async function findEmail(tx: Queryable, userId: string): Promise<string> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user!.email;
}

export async function hasOtherAdministrator(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<boolean> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        eq(memberships.role, 'ORGANIZATION_ADMIN'),
        ne(memberships.userId, userId),
        notBlocked(),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function deleteMembership(tx: Queryable, member: MemberRef): Promise<boolean> {
  const { rowCount } = await tx.delete(memberships).where(membershipIs(member));
  return (rowCount ?? 0) > 0;
}

export async function isSessionOf(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  sessionId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        eq(sessions.organizationId, organizationId),
      ),
    );
  return rows.length > 0;
}
