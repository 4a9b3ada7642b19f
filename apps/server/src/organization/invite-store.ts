import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';

/** The account of an invited address: whether it has a password, and is a member already. */
export async function findInvitee(
  tx: Queryable,
  where: { email: string; organizationId: string },
): Promise<{ userId: string; registered: boolean; member: boolean } | null> {
  const [row] = await tx
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      memberOf: memberships.organizationId,
    })
    .from(users)
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.organizationId, where.organizationId)),
    )
    .where(eq(users.email, where.email));
  if (!row) return null;
  return {
    userId: row.userId,
    registered: row.passwordHash !== null,
    member: row.memberOf !== null,
  };
}
