import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { pictureOf } from '../people/avatar-url.ts';
import type { Picture } from '../people/avatar-url.ts';

export async function findInviter(
  tx: Queryable,
  userId: string,
): Promise<{ id: string; nameKanji: string; picture: Picture } | null> {
  const [row] = await tx
    .select({ id: users.id, nameKanji: users.nameKanji, picture: pictureOf(users) })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

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
