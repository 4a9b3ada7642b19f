import { and, asc, eq, isNotNull, isNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { matchesKeyword } from '../../database/keyword-match.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { memberships, organizations } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

/** Selects the organisations in which the user has an administrative role. */
export function administeredBy(tx: Queryable, userId: SQLWrapper | string) {
  const ownMembership = alias(memberships, 'held');
  const open = alias(organizations, 'open_organizations');
  return tx
    .select({ id: open.id })
    .from(ownMembership)
    .innerJoin(open, eq(open.id, ownMembership.organizationId))
    .where(
      and(
        eq(ownMembership.userId, userId),
        or(eq(ownMembership.role, 'ORGANIZATION_ADMIN'), isNotNull(ownMembership.adminRole)),
        isNull(ownMembership.blockedAt),
        isNull(open.blockedAt),
      ),
    );
}

/** Matches memberships of administrators without delegated roles, except blocked ones. */
export const isAdministratorOf = (organizationId: string) =>
  and(
    eq(memberships.organizationId, organizationId),
    eq(memberships.role, 'ORGANIZATION_ADMIN'),
    isNull(memberships.blockedAt),
  );

export const isDelegateOf = (organizationId: string) =>
  and(
    eq(memberships.organizationId, organizationId),
    isNotNull(memberships.adminRole),
    isNull(memberships.blockedAt),
  );

export async function administersAny(tx: Queryable, userId: string): Promise<boolean> {
  const administered = administeredBy(tx, userId);
  const [row] = await tx
    .select({ may: sql<boolean>`(${users.systemAdmin} OR EXISTS (${administered}))` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.may ?? false;
}

export async function findSoleOrganization(tx: Queryable, userId: string): Promise<string | null> {
  const [account] = await tx
    .select({ systemAdmin: users.systemAdmin })
    .from(users)
    .where(eq(users.id, userId));
  if (account?.systemAdmin) return null;
  const [first, second] = await administeredBy(tx, userId).limit(2);
  return first && !second ? first.id : null;
}

export async function findAdministration(
  tx: Queryable,
  { userId, organizationId }: { userId: string; organizationId: string },
) {
  const [row] = await tx
    .select({
      systemAdmin: users.systemAdmin,
      role: memberships.role,
      adminRole: memberships.adminRole,
      blockedAt: memberships.blockedAt,
      organizationBlockedAt: organizations.blockedAt,
    })
    .from(organizations)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      memberships,
      and(eq(memberships.organizationId, organizations.id), eq(memberships.userId, users.id)),
    )
    .where(eq(organizations.id, organizationId));
  return row ?? null;
}

const organization = {
  id: organizations.id,
  name: organizations.name,
  email: organizations.email,
  avatarKey: organizations.avatarKey,
  blockedAt: organizations.blockedAt,
};

export function findAdministered(
  tx: Queryable,
  {
    userId,
    all,
    only,
    keyword,
  }: { userId: string; all: boolean; only: string | null; keyword: string },
  page: PageRequest,
) {
  const own = sql`${organizations.id} IN (${administeredBy(tx, userId)})`;
  const query = tx
    .select(organization)
    .from(organizations)
    .where(
      and(
        all ? undefined : own,
        only === null ? undefined : eq(organizations.id, only),
        matchesKeyword(keyword, [organizations.name, organizations.email]),
      ),
    )
    .$dynamic();
  return findPage(tx, query, [asc(organizations.name), asc(organizations.id)], page);
}

export async function findAdministeredOrganization(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select(organization)
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ?? null;
}

export async function findAdministratorRow(tx: Queryable, userId: string) {
  const [row] = await tx
    .select({
      id: users.id,
      nameKanji: users.nameKanji,
      nameLatin: users.nameLatin,
      email: users.email,
      language: users.language,
      picture: pictureOf(users),
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function setSystemAdmin(
  tx: Queryable,
  userId: string,
  systemAdmin: boolean,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ systemAdmin })
    .where(and(eq(users.id, userId), eq(users.systemAdmin, !systemAdmin)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export function findSystemAdmins(tx: Queryable) {
  return tx
    .select({ email: users.email, name: users.nameKanji, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.systemAdmin, true))
    .orderBy(asc(users.email));
}
