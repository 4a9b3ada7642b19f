import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { connections } from '../database/schema/connections.ts';
import { memberships } from '../database/schema/organizations.ts';

export interface Member {
  organizationId: string;
  userId: string;
}

/** How old a row may grow before its process counts as dead. It is renewed four times as often. */
const connectionLifetimeSeconds = 60;

export async function addConnection(
  db: Queryable,
  processId: string,
  { organizationId, userId }: Member,
): Promise<void> {
  await db
    .insert(connections)
    .values({ processId, organizationId, userId })
    .onConflictDoUpdate({
      target: [connections.processId, connections.organizationId, connections.userId],
      set: { seenAt: sql`now()` },
    });
}

export async function removeConnection(
  db: Queryable,
  processId: string,
  { organizationId, userId }: Member,
): Promise<void> {
  await db
    .delete(connections)
    .where(
      and(
        eq(connections.processId, processId),
        eq(connections.organizationId, organizationId),
        eq(connections.userId, userId),
      ),
    );
}

export async function renewConnections(db: Queryable, processId: string): Promise<void> {
  await db
    .update(connections)
    .set({ seenAt: sql`now()` })
    .where(eq(connections.processId, processId));
}

/** Deletes what dead processes left, and answers whose it was. */
export async function takeDeadConnections(db: Queryable): Promise<Member[]> {
  return db
    .delete(connections)
    .where(sql`${connections.seenAt} < now() - make_interval(secs => ${connectionLifetimeSeconds})`)
    .returning({ organizationId: connections.organizationId, userId: connections.userId });
}

/** Whether a member is connected to any process. */
export async function isConnected(
  db: Queryable,
  { organizationId, userId }: Member,
): Promise<boolean> {
  const rows = await db
    .select({ processId: connections.processId })
    .from(connections)
    .where(and(eq(connections.organizationId, organizationId), eq(connections.userId, userId)))
    .limit(1);
  return rows.length > 0;
}

/** A member's availability; null for who is none (any more). */
export async function findStatus(
  db: Queryable,
  { organizationId, userId }: Member,
): Promise<(typeof memberships.$inferSelect)['status'] | null> {
  const [row] = await db
    .select({ status: memberships.status })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
  return row?.status ?? null;
}
