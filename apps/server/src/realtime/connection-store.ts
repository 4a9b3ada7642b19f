import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { connections } from '../database/schema/connections.ts';

/** Age at which a row's process counts as dead. Rows are renewed four times as often. */
const connectionLifetimeSeconds = 60;

export async function addConnection(
  db: Queryable,
  processId: string,
  { organizationId, userId }: MemberRef,
): Promise<void> {
  await db
    .insert(connections)
    .values({ processId, organizationId, userId })
    .onConflictDoUpdate({
      target: [connections.processId, connections.organizationId, connections.userId],
      set: { seenAt: sql`now()`, idle: false },
    });
}

export async function removeConnection(
  db: Queryable,
  processId: string,
  { organizationId, userId }: MemberRef,
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

export async function deleteDeadConnections(db: Queryable): Promise<MemberRef[]> {
  return db
    .delete(connections)
    .where(sql`${connections.seenAt} < now() - make_interval(secs => ${connectionLifetimeSeconds})`)
    .returning({ organizationId: connections.organizationId, userId: connections.userId });
}

export async function isConnected(
  db: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<boolean> {
  const rows = await db
    .select({ processId: connections.processId })
    .from(connections)
    .where(and(eq(connections.organizationId, organizationId), eq(connections.userId, userId)))
    .limit(1);
  return rows.length > 0;
}

export async function setIdle(
  db: Queryable,
  processId: string,
  { organizationId, userId }: MemberRef,
  idle: boolean,
): Promise<void> {
  await db
    .update(connections)
    .set({ idle })
    .where(
      and(
        eq(connections.processId, processId),
        eq(connections.organizationId, organizationId),
        eq(connections.userId, userId),
      ),
    );
}
