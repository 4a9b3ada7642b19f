import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { memberships } from './schema/organizations.ts';
import { users } from './schema/users.ts';

/** A person as a member of an organisation. */
export interface MemberRef {
  organizationId: string;
  userId: string;
}

/** The condition that a membership is this one, or that of another table's columns. */
export function membershipIs({
  organizationId,
  userId,
}: MemberRef | { organizationId: SQLWrapper; userId: SQLWrapper }): SQL {
  return and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId))!;
}

/**
 * The condition that a member is blocked neither in the organisation nor, by the operator, everywhere.
 * Wrong passwords, which anyone can type, shut nobody out.
 */
export function notBlocked({
  userId,
  blockedAt,
}: { userId: SQLWrapper; blockedAt: SQLWrapper } = memberships): SQL {
  return sql`(${blockedAt} IS NULL AND NOT EXISTS (
    SELECT FROM ${users} AS person WHERE person.id = ${userId} AND person.blocked_at IS NOT NULL
  ))`;
}
