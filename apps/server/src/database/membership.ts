import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { memberships } from './schema/organizations.ts';
import { users } from './schema/users.ts';

export interface MemberRef {
  organizationId: string;
  userId: string;
}

/** Compares a membership with this member, or with the columns of another table. */
export function membershipIs({
  organizationId,
  userId,
}: MemberRef | { organizationId: SQLWrapper; userId: SQLWrapper }): SQL {
  return and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId))!;
}

/** The administrator who joined first (docs/decisions.md, "Owner Admin"). */
export const isOwnerAdmin = sql<boolean>`(${memberships.role} = 'ORGANIZATION_ADMIN' AND NOT EXISTS (
  SELECT FROM ${memberships} AS earlier
  WHERE earlier.organization_id = ${memberships.organizationId}
    AND earlier.role = 'ORGANIZATION_ADMIN'
    AND (earlier.created_at, earlier.user_id) < (${memberships.createdAt}, ${memberships.userId})))`;

/** Matches members without a block. Failed passwords do not block, as anyone could cause them. */
export function notBlocked({
  userId,
  blockedAt,
}: { userId: SQLWrapper; blockedAt: SQLWrapper } = memberships): SQL {
  return sql`(${blockedAt} IS NULL AND NOT EXISTS (
    SELECT FROM ${users} AS person WHERE person.id = ${userId} AND person.blocked_at IS NOT NULL
  ))`;
}
