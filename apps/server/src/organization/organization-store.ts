import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { memberships, organizations } from '../database/schema/organizations.ts';
import { offsetOf } from '../http/page.ts';
import { notBlocked } from '../database/not-blocked.ts';

export interface OrganizationRow {
  id: string;
  name: string;
  email: string | null;
  avatarKey: string | null;
}

const organization = {
  id: organizations.id,
  name: organizations.name,
  email: organizations.email,
  avatarKey: organizations.avatarKey,
};

/** A page of the organisations that a person can select: neither blocked nor blocking them. */
export async function findJoined(
  tx: Queryable,
  userId: string,
  page: { page: number; limit: number },
): Promise<{ rows: OrganizationRow[]; total: number }> {
  const open = and(
    eq(memberships.userId, userId),
    isNull(memberships.blockedAt),
    isNull(organizations.blockedAt),
  );
  const rows = await tx
    .select(organization)
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(open)
    .orderBy(asc(organizations.name), asc(organizations.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const [counted] = await tx
    .select({ total: count() })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(open);
  return { rows, total: counted?.total ?? 0 };
}

/** An organisation as one of its members sees it; null for anyone else. */
export async function findOwnOrganization(
  tx: Queryable,
  where: { organizationId: string; userId: string },
): Promise<
  (OrganizationRow & { role: (typeof memberships.$inferSelect)['role']; createdAt: Date }) | null
> {
  const [row] = await tx
    .select({ ...organization, role: memberships.role, createdAt: organizations.createdAt })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        eq(memberships.userId, where.userId),
        eq(memberships.organizationId, where.organizationId),
        isNull(memberships.blockedAt),
        isNull(organizations.blockedAt),
      ),
    );
  return row ?? null;
}

export async function countMembers(tx: Queryable, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ members: count() })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), notBlocked()));
  return row?.members ?? 0;
}
