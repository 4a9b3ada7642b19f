import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { memberships } from './schema/organizations.ts';
import { users } from './schema/users.ts';

/**
 * That a member is blocked neither in the organisation nor, by the operator, everywhere. Wrong passwords,
 * which anyone can type, shut nobody out.
 */
export function notBlocked({
  userId,
  blockedAt,
}: { userId: SQLWrapper; blockedAt: SQLWrapper } = memberships): SQL {
  return sql`(${blockedAt} IS NULL AND NOT EXISTS (
    SELECT FROM ${users} AS person WHERE person.id = ${userId} AND person.block_reason = 'OPERATOR'
  ))`;
}
