import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isPerson, membershipIs, type MemberRef } from '../../database/membership.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { scimUsers } from '../../database/schema/scim.ts';
import { ssoConnections } from '../../database/schema/sso.ts';
import { users } from '../../database/schema/users.ts';
import { matchesAny, type FilterableAttributes } from './scim-filter-store.ts';
import type { Conditions } from './scim-messages.ts';
import type { ScimUser } from './scim-user.ts';

const columns = {
  userId: users.id,
  email: users.email,
  name: users.nameKanji,
  language: users.language,
  department: memberships.department,
  jobTitle: memberships.jobTitle,
  active: sql<boolean>`(${memberships.blockedAt} IS NULL)`,
  externalId: scimUsers.externalId,
  givenName: scimUsers.givenName,
  familyName: scimUsers.familyName,
  groups: sql<ScimUser['groups']>`(
    SELECT coalesce(json_agg(json_build_object('value', "group".id, 'display', "group".display_name)
      ORDER BY "group".display_name), '[]')
    FROM scim_group_members AS member JOIN scim_groups AS "group" ON "group".id = member.group_id
    WHERE member.organization_id = ${memberships.organizationId} AND member.user_id = ${memberships.userId})`,
  createdAt: memberships.createdAt,
  updatedAt:
    sql`greatest(${users.updatedAt}, ${memberships.updatedAt}, ${scimUsers.updatedAt})`.mapWith(
      memberships.updatedAt,
    ),
};

const isOfMember = and(
  eq(scimUsers.organizationId, memberships.organizationId),
  eq(scimUsers.userId, memberships.userId),
);

const selectUsers = (tx: Queryable) =>
  tx
    .select(columns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(scimUsers, isOfMember);

export async function findScimUser(tx: Queryable, member: MemberRef): Promise<ScimUser | null> {
  const [row] = await selectUsers(tx).where(and(membershipIs(member), isPerson));
  return row ?? null;
}

const filterable: FilterableAttributes = {
  id: (value) => sql`${users.id}::text = ${value.toLowerCase()}`,
  username: (value) => eq(users.email, value.toLowerCase()),
  externalid: (value) => eq(scimUsers.externalId, value),
  emails: (value) => eq(users.email, value.toLowerCase()),
  'emails.value': (value) => eq(users.email, value.toLowerCase()),
  'emails.type': (value) => sql`${value.toLowerCase()} = 'work'`,
  active: (value) => sql`(${memberships.blockedAt} IS NULL) = ${value.toLowerCase() === 'true'}`,
};

export const filterableAttributes = Object.keys(filterable);

export async function findScimUsers(
  tx: Queryable,
  organizationId: string,
  alternatives: readonly Conditions[],
  { startIndex, count: limit }: { startIndex: number; count: number },
): Promise<{ users: ScimUser[]; total: number }> {
  const where = and(
    eq(memberships.organizationId, organizationId),
    isPerson,
    matchesAny(alternatives, filterable),
  );
  const [counted] = await tx
    .select({ total: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(scimUsers, isOfMember)
    .where(where);
  const found = limit
    ? await selectUsers(tx)
        .where(where)
        .orderBy(asc(memberships.createdAt), asc(memberships.userId))
        .limit(limit)
        .offset(startIndex - 1)
    : [];
  return { users: found, total: counted!.total };
}

export async function saveScimUser(
  tx: Queryable,
  { organizationId, userId, ...set }: typeof scimUsers.$inferInsert,
): Promise<void> {
  await tx
    .insert(scimUsers)
    .values({ organizationId, userId, ...set })
    .onConflictDoUpdate({ target: [scimUsers.organizationId, scimUsers.userId], set });
}

/** Returns whether the member is an administrator for emergencies of the single sign-on settings. */
export async function isBreakGlass(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<boolean> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(ssoConnections)
    .innerJoin(
      memberships,
      and(membershipIs({ organizationId, userId }), eq(memberships.role, 'ORGANIZATION_ADMIN')),
    )
    .where(
      and(
        eq(ssoConnections.organizationId, organizationId),
        sql`${userId} = ANY(${ssoConnections.breakGlassUserIds})`,
      ),
    );
  return rows.length > 0;
}
