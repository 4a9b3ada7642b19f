import { and, asc, count, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { voiceWaiters } from '../../database/schema/voice.ts';

export type WaiterRow = typeof voiceWaiters.$inferSelect;

const lifetimeSeconds = 20;

const isAlive = sql`${voiceWaiters.seenAt} >= now() - make_interval(secs => ${lifetimeSeconds})`;

const isGone = sql`NOT (${isAlive})`;

const memberIs = ({ organizationId, userId }: MemberRef) =>
  and(eq(voiceWaiters.organizationId, organizationId), eq(voiceWaiters.userId, userId));

/** A member who already waits for the room keeps the position. */
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
        reservedUntil: sql`CASE WHEN ${isSame} THEN ${voiceWaiters.reservedUntil} END`,
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

const hasReservation = (now: Date) => and(gt(voiceWaiters.reservedUntil, now), isAlive);

export async function countReservedSeats(
  tx: Queryable,
  roomId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  return tx.$count(
    voiceWaiters,
    and(eq(voiceWaiters.roomId, roomId), ne(voiceWaiters.userId, userId), hasReservation(now)),
  );
}

export async function countEarlierWaiters(
  tx: Queryable,
  { roomId, since, userId }: WaiterRow,
): Promise<number> {
  return tx.$count(
    voiceWaiters,
    and(
      eq(voiceWaiters.roomId, roomId),
      isNull(voiceWaiters.reservedUntil),
      isAlive,
      sql`(${voiceWaiters.since}, ${voiceWaiters.userId})
        < (${since.toISOString()}::timestamptz, ${userId}::uuid)`,
    ),
  );
}

export async function deleteExpiredWaiters(
  tx: Queryable,
  roomId: string,
  now: Date,
): Promise<void> {
  await tx
    .delete(voiceWaiters)
    .where(and(eq(voiceWaiters.roomId, roomId), or(lte(voiceWaiters.reservedUntil, now), isGone)));
}

/** Reserves seats for the longest waiting members. The caller must hold the lock on the room row. */
export async function reserveFreeSeats(
  tx: Queryable,
  roomId: string,
  { places, reservedUntil }: { places: number; reservedUntil: Date },
): Promise<string[]> {
  const next = tx
    .select({ userId: voiceWaiters.userId })
    .from(voiceWaiters)
    .where(and(eq(voiceWaiters.roomId, roomId), isNull(voiceWaiters.reservedUntil)))
    .orderBy(asc(voiceWaiters.since), asc(voiceWaiters.userId))
    .limit(places);
  const rows = await tx
    .update(voiceWaiters)
    .set({ reservedUntil })
    .where(and(eq(voiceWaiters.roomId, roomId), inArray(voiceWaiters.userId, next)))
    .returning({ connectionId: voiceWaiters.connectionId });
  return rows.map(({ connectionId }) => connectionId);
}

export async function countWaiters(
  tx: Queryable,
  roomId: string,
): Promise<{ waiting: number; held: number }> {
  const [row] = await tx
    .select({ all: count(), held: count(voiceWaiters.reservedUntil) })
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

export async function findRoomsWithExpiredWaiters(
  tx: Queryable,
  now: Date,
): Promise<{ organizationId: string; roomId: string }[]> {
  return tx
    .selectDistinct({ organizationId: voiceWaiters.organizationId, roomId: voiceWaiters.roomId })
    .from(voiceWaiters)
    .where(or(lte(voiceWaiters.reservedUntil, now), isGone));
}
