import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { membershipIs } from '../database/membership.ts';
import { files } from '../database/schema/files.ts';
import { memberships, organizations } from '../database/schema/organizations.ts';
import { findPage, type PageRequest } from '../database/page.ts';

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

export async function findJoined(
  tx: Queryable,
  { userId, ssoOrganizationId }: { userId: string; ssoOrganizationId: string | null },
  page: PageRequest,
): Promise<{ rows: OrganizationRow[]; total: number }> {
  const open = and(
    eq(memberships.userId, userId),
    isNull(memberships.blockedAt),
    isNull(organizations.blockedAt),
    ssoOrganizationId === null ? undefined : eq(organizations.id, ssoOrganizationId),
  );
  const query = tx
    .select(organization)
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(open)
    .$dynamic();
  return findPage(tx, query, [asc(organizations.name), asc(organizations.id)], page);
}

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
      and(membershipIs(where), isNull(memberships.blockedAt), isNull(organizations.blockedAt)),
    );
  return row ?? null;
}

export const organizationFileLinks: FileLinks = (tx) => [
  exists(
    tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.avatarKey, files.key)),
  ),
];
