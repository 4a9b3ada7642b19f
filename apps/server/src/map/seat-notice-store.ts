import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { seatNotices } from '../database/schema/organizations.ts';

export type SeatNoticeRow = typeof seatNotices.$inferSelect;
export type NewSeatNotice = typeof seatNotices.$inferInsert;

const noticeOf = ({ organizationId, userId }: MemberRef) =>
  and(eq(seatNotices.organizationId, organizationId), eq(seatNotices.userId, userId));

export async function insertSeatNotices(
  tx: Queryable,
  notices: readonly NewSeatNotice[],
): Promise<SeatNoticeRow[]> {
  if (notices.length === 0) return [];
  return tx
    .insert(seatNotices)
    .values([...notices])
    .returning();
}

/** The notices that a member has not read, the oldest first. */
export async function findSeatNotices(
  tx: Queryable,
  member: MemberRef,
  limit: number,
): Promise<SeatNoticeRow[]> {
  return tx
    .select()
    .from(seatNotices)
    .where(noticeOf(member))
    .orderBy(asc(seatNotices.createdAt), asc(seatNotices.id))
    .limit(limit);
}

export async function deleteSeatNotices(
  tx: Queryable,
  member: MemberRef,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(seatNotices).where(and(noticeOf(member), inArray(seatNotices.id, [...ids])));
}
