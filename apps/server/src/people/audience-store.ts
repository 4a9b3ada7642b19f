import type { Schemas } from '@office/api';
import type { AreaName } from '@office/vocabulary';
import { and, eq, gt, inArray, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { isPerson, notBlocked } from '../database/membership.ts';
import { memberships } from '../database/schema/organizations.ts';
import { hasByDefault } from './role-permissions.ts';

export type Audience = Schemas['Audience'];

/** Returns the condition that a membership currently belongs to the audience. Blocked members and bots never do. */
export function isInAudience(organizationId: string, audience: Audience): SQL {
  return and(
    eq(memberships.organizationId, organizationId),
    matchesAudience(audience),
    isPerson,
    notBlocked(),
  )!;
}

export function hasAreaAccess(area: AreaName): SQL | undefined {
  return hasByDefault('GUEST', area) ? undefined : ne(memberships.role, 'GUEST');
}

function matchesAudience({
  kind,
  roles = [],
  departments = [],
  userIds = [],
}: Audience): SQL | undefined {
  switch (kind) {
    case 'ORGANIZATION':
      return undefined;
    case 'ROLES':
      return inArray(memberships.role, roles);
    case 'DEPARTMENTS':
      return inArray(memberships.department, departments);
    case 'PEOPLE':
      return inArray(memberships.userId, userIds);
  }
}

/** Same as {@link isInAudience} for an audience stored in a column. */
export function isInStoredAudience(audience: SQLWrapper): SQL {
  const { role, department, userId } = memberships;
  return sql`(CASE ${audience}->>'kind'
    WHEN 'ORGANIZATION' THEN true
    WHEN 'ROLES' THEN ${audience}->'roles' ? ${role}
    WHEN 'DEPARTMENTS' THEN ${audience}->'departments' ? ${department}
    WHEN 'PEOPLE' THEN ${audience}->'userIds' ? ${userId}::text
    END AND ${isPerson} AND ${notBlocked()})`;
}

export function countAudience(
  tx: Queryable,
  organizationId: string,
  audience: Audience,
  area?: AreaName,
): Promise<number> {
  const admitted = area && hasAreaAccess(area);
  return tx.$count(memberships, and(isInAudience(organizationId, audience), admitted));
}

export async function findAudience(
  tx: Queryable,
  organizationId: string,
  audience: Audience,
): Promise<string[]> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(isInAudience(organizationId, audience));
  return rows.map(({ userId }) => userId);
}

export async function findExistingDepartments(
  tx: Queryable,
  organizationId: string,
  departments: readonly string[],
): Promise<string[]> {
  const { department } = memberships;
  const rows = await tx
    .selectDistinct({ department })
    .from(memberships)
    .where(
      and(eq(memberships.organizationId, organizationId), inArray(department, [...departments])),
    );
  return rows.flatMap((row) => row.department ?? []);
}

export async function findDepartments(
  tx: Queryable,
  organizationId: string,
  limit: number,
): Promise<Schemas['Department'][]> {
  const { department } = memberships;
  const rows = await tx
    .select({ name: department, members: sql<number>`count(*)::int` })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), gt(department, '')))
    .groupBy(department)
    .orderBy(department)
    .limit(limit);
  return rows.map(({ name, members }) => ({ name: name ?? '', members }));
}
