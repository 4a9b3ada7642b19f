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
