import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs, notBlocked, type MemberRef } from '../../database/membership.ts';
import { contracts, floors, memberships, seats } from '../../database/schema/organizations.ts';
import { passwordAttempts, sessions } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';

export type LockedMember = Pick<
  typeof memberships.$inferSelect,
  'role' | 'blockedAt' | 'department' | 'jobTitle' | 'version'
>;

/** A membership that nobody else changes until the transaction ends; null for people who are no members. */
export async function lockMembership(
  tx: Queryable,
  member: MemberRef,
): Promise<LockedMember | null> {
  const [row] = await tx
    .select({
      role: memberships.role,
      blockedAt: memberships.blockedAt,
      department: memberships.department,
      jobTitle: memberships.jobTitle,
      version: memberships.version,
    })
    .from(memberships)
    .where(membershipIs(member))
    .for('no key update');
  return row ?? null;
}

/** Whether someone besides a person administers an organisation and is not shut out of it. */
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

/** Takes a person out of an organisation, with all that hangs on their being a member. */
export async function deleteMembership(tx: Queryable, member: MemberRef): Promise<boolean> {
  const { rowCount } = await tx.delete(memberships).where(membershipIs(member));
  return (rowCount ?? 0) > 0;
}

/** The part of a person's profile that only their own page shows. */
export async function findProfile(tx: Queryable, { organizationId, userId }: MemberRef) {
  const [row] = await tx
    .select({
      nickname: users.nickname,
      phoneNumber: users.phoneNumber,
      gender: users.gender,
      selfIntroduction: users.selfIntroduction,
      otherOrganizations: sql<boolean>`EXISTS (
        SELECT FROM memberships AS other
        WHERE other.user_id = ${users.id} AND other.organization_id <> ${organizationId})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row!;
}

export function findSeats(tx: Queryable, { organizationId, userId }: MemberRef) {
  return tx
    .select({
      contractId: seats.contractId,
      contractName: contracts.name,
      floorId: seats.floorId,
      floorName: floors.name,
      seatId: seats.seatId,
    })
    .from(seats)
    .innerJoin(contracts, eq(contracts.id, seats.contractId))
    .innerJoin(floors, eq(floors.id, seats.floorId))
    .where(and(eq(contracts.organizationId, organizationId), eq(seats.userId, userId)))
    .orderBy(contracts.position, contracts.name);
}

/** A member's sign-ins in an organisation that go on, those used last. */
export function findMemberSessions(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  now: Date,
  limit: number,
) {
  return tx
    .select({
      id: sessions.id,
      audience: sessions.audience,
      address: sessions.ip,
      userAgent: sessions.userAgent,
      signedInAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.organizationId, organizationId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(limit);
}

/** Whether a session is one of a member's in an organisation. */
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

/** Until when wrong passwords keep a person from signing in, from wherever they were tried; null when they do not. */
export async function findPasswordLock(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await tx
    .select({
      until: sql<Date | null>`max(${passwordAttempts.blockedUntil})`.mapWith(
        passwordAttempts.lastAt,
      ),
    })
    .from(passwordAttempts)
    .where(and(eq(passwordAttempts.userId, userId), gt(passwordAttempts.blockedUntil, now)));
  return row?.until ?? null;
}

/** The names of those who are members, by their ids. */
export async function findNames(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ userId: memberships.userId, name: users.nameKanji })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        inArray(memberships.userId, [...userIds]),
      ),
    );
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}
