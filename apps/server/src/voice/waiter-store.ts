import { and, asc, count, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { voiceWaiters } from '../database/schema/voice.ts';

export type WaiterRow = typeof voiceWaiters.$inferSelect;

/** How old a row may grow before the one who waits counts as gone. It is renewed four times as often. */
const lifetimeSeconds = 20;

const isAlive = sql`${voiceWaiters.seenAt} >= now() - make_interval(secs => ${lifetimeSeconds})`;

const isGone = sql`NOT (${isAlive})`;

const memberIs = ({ organizationId, userId }: MemberRef) =>
  and(eq(voiceWaiters.organizationId, organizationId), eq(voiceWaiters.userId, userId));

/** Lets a member wait for a room; one who waits for it already keeps their turn. */
export async function saveWaiter(
  tx: Queryable,
  waiter: Pick<WaiterRow, 'organizationId' | 'userId' | 'roomId' | 'connectionId' | 'since'>,
): Promise<void> {
  const isSame = sql`${voiceWaiters.roomId} = excluded.room_id AND ${isAlive}`;
  await tx
    .insert(voiceWaiters)
    .values(waiter)
    .onConflictDoUpdate({
      target: [voiceWaiters.organizationId, voiceWaiters.userId],
      set: {
        roomId: waiter.roomId,
        connectionId: waiter.connectionId,
        since: sql`CASE WHEN ${isSame} THEN ${voiceWaiters.since} ELSE excluded.since END`,
        heldUntil: sql`CASE WHEN ${isSame} THEN ${voiceWaiters.heldUntil} END`,
        seenAt: sql`now()`,
      },
    });
}

export async function findWaiter(tx: Queryable, member: MemberRef): Promise<WaiterRow | null> {
  const [row] = await tx.select().from(voiceWaiters).where(memberIs(member));
  return row ?? null;
}

export async function deleteWaiter(
  tx: Queryable,
  member: MemberRef,
  where: { roomId: string } | { connectionId: string },
): Promise<string | null> {
  const [row] = await tx
    .delete(voiceWaiters)
    .where(
      and(
        memberIs(member),
        'roomId' in where
          ? eq(voiceWaiters.roomId, where.roomId)
          : eq(voiceWaiters.connectionId, where.connectionId),
      ),
    )
    .returning({ roomId: voiceWaiters.roomId });
  return row?.roomId ?? null;
}

const isHeld = (now: Date) => and(gt(voiceWaiters.heldUntil, now), isAlive);

/** How many places of a room are held for others. */
export async function countHeld(
  tx: Queryable,
  roomId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  return tx.$count(
    voiceWaiters,
    and(eq(voiceWaiters.roomId, roomId), ne(voiceWaiters.userId, userId), isHeld(now)),
  );
}

/** How many have waited for longer, and have no place yet. */
export async function countAhead(
  tx: Queryable,
  { roomId, since, userId }: WaiterRow,
): Promise<number> {
  return tx.$count(
    voiceWaiters,
    and(
      eq(voiceWaiters.roomId, roomId),
      isNull(voiceWaiters.heldUntil),
      isAlive,
      sql`(${voiceWaiters.since}, ${voiceWaiters.userId})
        < (${since.toISOString()}::timestamptz, ${userId}::uuid)`,
    ),
  );
}

/** Deletes those who did not take their place, and those who are gone. */
export async function deleteLapsed(tx: Queryable, roomId: string, now: Date): Promise<void> {
  await tx
    .delete(voiceWaiters)
    .where(and(eq(voiceWaiters.roomId, roomId), or(lte(voiceWaiters.heldUntil, now), isGone)));
}

/** Holds places for those who have waited for the longest. The caller holds the room's row. */
export async function holdPlaces(
  tx: Queryable,
  roomId: string,
  { places, heldUntil }: { places: number; heldUntil: Date },
): Promise<string[]> {
  const next = tx
    .select({ userId: voiceWaiters.userId })
    .from(voiceWaiters)
    .where(and(eq(voiceWaiters.roomId, roomId), isNull(voiceWaiters.heldUntil)))
    .orderBy(asc(voiceWaiters.since), asc(voiceWaiters.userId))
    .limit(places);
  const rows = await tx
    .update(voiceWaiters)
    .set({ heldUntil })
    .where(and(eq(voiceWaiters.roomId, roomId), inArray(voiceWaiters.userId, next)))
    .returning({ connectionId: voiceWaiters.connectionId });
  return rows.map(({ connectionId }) => connectionId);
}

/** How many wait for a room without a place, and how many places are held. */
export async function countWaiters(
  tx: Queryable,
  roomId: string,
): Promise<{ waiting: number; held: number }> {
  const [row] = await tx
    .select({ all: count(), held: count(voiceWaiters.heldUntil) })
    .from(voiceWaiters)
    .where(eq(voiceWaiters.roomId, roomId));
  return { waiting: row!.all - row!.held, held: row!.held };
}

export async function renewWaiters(tx: Queryable, connectionIds: readonly string[]): Promise<void> {
  if (connectionIds.length === 0) return;
  await tx
    .update(voiceWaiters)
    .set({ seenAt: sql`now()` })
    .where(inArray(voiceWaiters.connectionId, [...connectionIds]));
}

/** The rooms in which someone has not taken their place, or is gone. */
export async function findLapsedRooms(
  tx: Queryable,
  now: Date,
): Promise<{ organizationId: string; roomId: string }[]> {
  return tx
    .selectDistinct({ organizationId: voiceWaiters.organizationId, roomId: voiceWaiters.roomId })
    .from(voiceWaiters)
    .where(or(lte(voiceWaiters.heldUntil, now), isGone));
}
