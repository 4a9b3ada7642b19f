import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { pictureOf } from '../../database/picture-column.ts';
import {
  meetingParticipants,
  meetingRoomBookings,
  meetings,
} from '../../database/schema/meetings.ts';
import { users } from '../../database/schema/users.ts';

export async function findBookingsWithOrganizers(
  tx: Queryable,
  where: { organizationId: string; meetingRoomIds: readonly string[]; from: Date; to: Date },
) {
  if (where.meetingRoomIds.length === 0) return [];
  const { meetingRoomId, meetingId, during } = meetingRoomBookings;
  const span = sql`tstzrange(${where.from.toISOString()}, ${where.to.toISOString()}, '()')`;
  const rows = await tx
    .select({
      meetingRoomId,
      meetingId,
      title: meetings.title,
      visibility: meetings.visibility,
      endedAt: meetings.endedAt,
      startTime: sql<string>`lower(${during})`,
      endTime: sql<string>`upper(${during})`,
      organizerId: users.id,
      organizerName: users.nameKanji,
      organizerNameLatin: users.nameLatin,
      organizerPicture: pictureOf(users),
      participantCount: sql<number>`(SELECT count(*)::int FROM ${meetingParticipants}
        WHERE ${meetingParticipants.meetingId} = ${meetings.id})`,
    })
    .from(meetingRoomBookings)
    .innerJoin(meetings, eq(meetings.id, meetingId))
    .leftJoin(users, eq(users.id, meetings.organizerId))
    .where(
      and(
        eq(meetings.organizationId, where.organizationId),
        inArray(meetingRoomId, [...where.meetingRoomIds]),
        sql`${during} && ${span}`,
      ),
    )
    .orderBy(asc(sql`lower(${during})`));
  return rows.map((row) => ({
    ...row,
    startTime: new Date(row.startTime),
    endTime: new Date(row.endTime),
  }));
}
