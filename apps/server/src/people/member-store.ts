import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { memberships } from '../database/schema/organizations.ts';

export type Membership = typeof memberships.$inferSelect;

export async function findMember(
  tx: Queryable,
  where: { organizationId: string; userId: string },
): Promise<Membership | null> {
  const [row] = await tx
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.organizationId, where.organizationId),
        eq(memberships.userId, where.userId),
      ),
    );
  return row ?? null;
}

/** Makes a person a member. False when they were one already. */
export async function insertMember(
  tx: Queryable,
  member: Pick<typeof memberships.$inferInsert, 'organizationId' | 'userId' | 'role'>,
): Promise<boolean> {
  const rows = await tx
    .insert(memberships)
    .values(member)
    .onConflictDoNothing()
    .returning({ userId: memberships.userId });
  return rows.length > 0;
}
