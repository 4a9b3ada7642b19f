import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';
import { meetings } from '../../database/schema/meetings.ts';
import type { MeetingRow } from './meeting-store.ts';

interface RoomsAt {
  organizationId: string;
  meetingRoomIds: readonly string[];
  now: Date;
}

export interface RoomMeetingCount {
  meetingRoomId: string;
  meetingCount: number;
  nextStartTime: Date | null;
}

const isUpcoming = ({ organizationId, meetingRoomIds, now }: RoomsAt) =>
  and(
    eq(meetings.organizationId, organizationId),
    inArray(meetings.meetingRoomId, [...meetingRoomIds]),
    isNull(meetings.canceledAt),
    isNull(meetings.endedAt),
    gt(meetings.endTime, now),
  );

export async function countMeetingsOf(tx: Queryable, where: RoomsAt): Promise<RoomMeetingCount[]> {
  if (where.meetingRoomIds.length === 0) return [];
  const rows = await tx
    .select({
      meetingRoomId: meetings.meetingRoomId,
      meetingCount: sql<number>`count(*)::int`,
      nextStartTime: sql<string | null>`min(${meetings.startTime})`,
    })
    .from(meetings)
    .where(isUpcoming(where))
    .groupBy(meetings.meetingRoomId);
  return rows.map(({ meetingRoomId, meetingCount, nextStartTime }) => ({
    meetingRoomId: meetingRoomId!,
    meetingCount,
    nextStartTime: nextStartTime === null ? null : new Date(nextStartTime),
  }));
}

export async function lockMeetingsOf(tx: Transaction, where: RoomsAt): Promise<MeetingRow[]> {
  if (where.meetingRoomIds.length === 0) return [];
  return tx
    .select()
    .from(meetings)
    .where(isUpcoming(where))
    .orderBy(asc(meetings.startTime), asc(meetings.id))
    .for('no key update');
}
