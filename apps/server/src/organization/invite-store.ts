import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs } from '../database/membership.ts';
import { memberships, organizations } from '../database/schema/organizations.ts';
import { oneTimeLinks } from '../database/schema/sign-in.ts';
import { users } from '../database/schema/users.ts';

export async function findInvitee(
  tx: Queryable,
  where: { email: string; organizationId: string },
): Promise<{ userId: string; registered: boolean; member: boolean } | null> {
  const [row] = await tx
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      memberOf: memberships.organizationId,
    })
    .from(users)
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.organizationId, where.organizationId)),
    )
    .where(eq(users.email, where.email));
  if (!row) return null;
  return {
    userId: row.userId,
    registered: row.passwordHash !== null,
    member: row.memberOf !== null,
  };
}

const isOpen = (userId: string, now: Date) =>
  and(
    eq(users.id, userId),
    eq(oneTimeLinks.kind, 'INVITE'),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, now),
  );

/** One per organisation, latest first. Excludes blocked organisations and those of the user. */
export async function findOpenInvites(tx: Queryable, userId: string, now: Date) {
  const organization = {
    id: organizations.id,
    name: organizations.name,
    avatarKey: organizations.avatarKey,
  };
  const { invitedBy, expiresAt } = oneTimeLinks;
  const rows = await tx
    .select({ organization, invitedBy, expiresAt })
    .from(oneTimeLinks)
    .innerJoin(users, eq(users.email, oneTimeLinks.email))
    .innerJoin(organizations, eq(organizations.id, oneTimeLinks.organizationId))
    .leftJoin(memberships, membershipIs({ organizationId: organizations.id, userId: users.id }))
    .where(and(isOpen(userId, now), isNull(organizations.blockedAt), isNull(memberships.userId)))
    .orderBy(desc(oneTimeLinks.createdAt), desc(oneTimeLinks.tokenHash));
  const latest = new Map(rows.toReversed().map((row) => [row.organization.id, row]));
  return rows.filter((row) => latest.get(row.organization.id) === row);
}

export async function findOpenInviteOf(
  tx: Queryable,
  { organizationId, userId }: { organizationId: string; userId: string },
  now: Date,
) {
  const [row] = await tx
    .select({ link: oneTimeLinks })
    .from(oneTimeLinks)
    .innerJoin(users, eq(users.email, oneTimeLinks.email))
    .where(and(isOpen(userId, now), eq(oneTimeLinks.organizationId, organizationId)))
    .orderBy(desc(oneTimeLinks.createdAt), desc(oneTimeLinks.tokenHash))
    .limit(1);
  return row?.link ?? null;
}
