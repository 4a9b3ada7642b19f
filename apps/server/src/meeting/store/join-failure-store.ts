import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { meetingJoinFailures } from '../../database/schema/meetings.ts';

export function countSince(
  tx: Queryable,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  return tx.$count(
    meetingJoinFailures,
    and(eq(meetingJoinFailures.userId, userId), gt(meetingJoinFailures.at, since)),
  );
}

export async function add(tx: Queryable, failure: { userId: string; at: Date }): Promise<void> {
  await tx.insert(meetingJoinFailures).values(failure);
}

export async function deleteBefore(tx: Queryable, at: Date): Promise<number> {
  const { rowCount } = await tx.delete(meetingJoinFailures).where(lte(meetingJoinFailures.at, at));
  return rowCount ?? 0;
}
