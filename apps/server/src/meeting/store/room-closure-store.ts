import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { meetingRoomClosures } from '../../database/schema/meetings.ts';

export type ClosureRow = typeof meetingRoomClosures.$inferSelect;

export async function findClosures(
  tx: Queryable,
  where: { meetingRoomIds: readonly string[]; startTime: Date; endTime: Date },
): Promise<ClosureRow[]> {
  const { meetingRoomId, startTime, endTime } = meetingRoomClosures;
  if (where.meetingRoomIds.length === 0) return [];
  return tx
    .select()
    .from(meetingRoomClosures)
    .where(
      and(
        inArray(meetingRoomId, [...where.meetingRoomIds]),
        lt(startTime, where.endTime),
        gt(endTime, where.startTime),
      ),
    )
    .orderBy(asc(startTime));
}

export async function insertClosure(
  tx: Queryable,
  closure: typeof meetingRoomClosures.$inferInsert,
): Promise<ClosureRow> {
  const [row] = await tx.insert(meetingRoomClosures).values(closure).returning();
  return row!;
}

export async function deleteClosure(
  tx: Queryable,
  where: { organizationId: string; closureId: string },
): Promise<ClosureRow | null> {
  const [row] = await tx
    .delete(meetingRoomClosures)
    .where(
      and(
        eq(meetingRoomClosures.id, where.closureId),
        eq(meetingRoomClosures.organizationId, where.organizationId),
      ),
    )
    .returning();
  return row ?? null;
}
