import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { memberships } from './schema/organizations.ts';
import { users } from './schema/users.ts';

export interface MemberRef {
  organizationId: string;
  userId: string;
}

/** A member whose ids are values of a prepared query. */
export const memberPlaceholders = {
  organizationId: sql.placeholder('organizationId'),
  userId: sql.placeholder('userId'),
};

/** Version of a membership after a change. */
export const nextMembershipVersion = sql`${memberships.version} + 1`;

/** Compares a membership with this member, or with the columns of another table. */
export function membershipIs({
  organizationId,
  userId,
}: MemberRef | { organizationId: SQLWrapper; userId: SQLWrapper }): SQL {
  return and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId))!;
}

/**
 * Drizzle omits the table of columns at the top level of a selected expression, so that a subquery would read its own
 * columns instead. Nested expressions keep it.
 */
export const nested = <Value = boolean>(expression: SQL) => sql<Value>`(${expression})`;

/** Whether no other administrator without a block joined earlier. */
const hasNoEarlierAdmin = sql`NOT EXISTS (
  SELECT FROM ${memberships} AS earlier
  WHERE earlier.organization_id = ${memberships.organizationId}
    AND earlier.role = 'ORGANIZATION_ADMIN'
    AND earlier.blocked_at IS NULL
    AND (earlier.created_at, earlier.user_id) < (${memberships.createdAt}, ${memberships.userId}))`;

/** The administrator without a block who joined first (docs/decisions.md, "Owner Admin"). */
export const isOwnerAdmin = nested(
  sql`${memberships.role} = 'ORGANIZATION_ADMIN' AND ${memberships.blockedAt} IS NULL AND ${hasNoEarlierAdmin}`,
);

/** Whether the member joined before the current owner and would be the owner as an administrator. */
export const wouldReplaceOwner = nested(sql`${hasNoEarlierAdmin} AND EXISTS (
  SELECT FROM ${memberships} AS later
  WHERE later.organization_id = ${memberships.organizationId}
    AND later.role = 'ORGANIZATION_ADMIN'
    AND later.blocked_at IS NULL
    AND later.user_id <> ${memberships.userId})`);

export const isSystemAdmin = nested(sql`EXISTS (
  SELECT FROM ${users} AS person
  WHERE person.id = ${memberships.userId} AND person.system_admin)`);

export const isBot = nested(sql`EXISTS (
  SELECT FROM ${users} AS person WHERE person.id = ${memberships.userId} AND person.bot)`);

export const isPerson = sql`NOT ${isBot}`;

/** Matches members without a block. Failed passwords do not block, as anyone could cause them. */
export function notBlocked({
  userId,
  blockedAt,
}: { userId: SQLWrapper; blockedAt: SQLWrapper } = memberships): SQL {
  return sql`(${blockedAt} IS NULL AND NOT EXISTS (
    SELECT FROM ${users} AS person WHERE person.id = ${userId} AND person.blocked_at IS NOT NULL
  ))`;
}
