import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { matchesKeyword } from '../../database/keyword-match.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { organizations } from '../../database/schema/organizations.ts';

export interface OrganizationSearch {
  keyword: string;
  blocked?: boolean | undefined;
  sort: 'name' | 'memberCount' | 'createdAt';
  order: 'asc' | 'desc';
}

const memberCount = sql<number>`(SELECT count(*)::int FROM memberships AS member
  JOIN users AS person ON person.id = member.user_id
  WHERE member.organization_id = organizations.id AND NOT person.bot)`;

const item = {
  id: organizations.id,
  name: organizations.name,
  email: organizations.email,
  avatarKey: organizations.avatarKey,
  blockedAt: organizations.blockedAt,
  createdAt: organizations.createdAt,
  memberCount: memberCount.as('member_count'),
  contractCount: sql<number>`(SELECT count(*)::int FROM contracts AS contract
    WHERE contract.organization_id = organizations.id)`.as('contract_count'),
};

const columns: Record<OrganizationSearch['sort'], SQL> = {
  name: sql`${organizations.name}`,
  memberCount,
  createdAt: sql`${organizations.createdAt}`,
};

export function searchOrganizations(
  tx: Queryable,
  { keyword, blocked, sort, order }: OrganizationSearch,
  page: PageRequest,
) {
  const { name, email, blockedAt, id } = organizations;
  const matches =
    blocked === undefined ? undefined : blocked ? isNotNull(blockedAt) : isNull(blockedAt);
  const query = tx
    .select(item)
    .from(organizations)
    .where(and(matchesKeyword(keyword, [name, sql`coalesce(${email}, '')`]), matches))
    .$dynamic();
  const by = order === 'desc' ? desc(columns[sort]) : asc(columns[sort]);
  return findPage(tx, query, [by, asc(id)], page);
}

export async function findOrganizationItem(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select(item)
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ?? null;
}
