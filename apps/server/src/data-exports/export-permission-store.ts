import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { membershipIs, notBlocked, type MemberRef } from '../database/membership.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';

/** Condition: the person is a system administrator, or a member without a block that fulfils `condition`. */
export function isOperatorOrMember(
  db: Database,
  member: MemberRef,
  condition: SQL | undefined,
): SQL | undefined {
  const isOperator = and(eq(users.id, member.userId), eq(users.systemAdmin, true));
  const isPermitted = and(membershipIs(member), notBlocked(), condition);
  const one = { one: sql`1` };
  return or(
    exists(db.select(one).from(users).where(isOperator)),
    exists(db.select(one).from(memberships).where(isPermitted)),
  );
}
