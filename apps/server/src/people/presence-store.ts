import { and, eq, ne, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { memberships } from '../database/schema/organizations.ts';

export type Presence = Pick<typeof memberships.$inferSelect, 'status' | 'workingStatus'>;

/** Stores a member's presence, and answers it; null where it was that already, or there is none. */
export async function savePresence(
  tx: Queryable,
  member: { organizationId: string; userId: string },
  presence: Partial<Presence> & Pick<Presence, 'status'>,
  now: Date,
): Promise<Presence | null> {
  const changes: SQL[] = [ne(memberships.status, presence.status)];
  if (presence.workingStatus) changes.push(ne(memberships.workingStatus, presence.workingStatus));
  const [row] = await tx
    .update(memberships)
    .set({ ...presence, updatedAt: now })
    .where(
      and(
        eq(memberships.organizationId, member.organizationId),
        eq(memberships.userId, member.userId),
        or(...changes),
      ),
    )
    .returning({ status: memberships.status, workingStatus: memberships.workingStatus });
  return row ?? null;
}
