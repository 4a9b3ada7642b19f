import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs } from '../../database/membership.ts';
import { meetingParticipants, meetings } from '../../database/schema/meetings.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { voiceParticipants, voiceRooms } from '../../database/schema/voice.ts';
import type { MeetingRow } from '../store/meeting-store.ts';

export async function saveChat(
  tx: Queryable,
  { id, seriesId }: Pick<MeetingRow, 'id' | 'seriesId'>,
  chatRoomId: string,
): Promise<void> {
  const isInSeries = seriesId ? eq(meetings.seriesId, seriesId) : undefined;
  await tx
    .update(meetings)
    .set({ chatRoomId })
    .where(or(eq(meetings.id, id), isInSeries));
}

/** Returns the participants of meetings with this chat that are not over, and of `meetingId`. */
export async function findChatParticipants(
  tx: Queryable,
  { chatRoomId, meetingId, now }: { chatRoomId: string; meetingId?: string; now: Date },
): Promise<string[]> {
  const isCurrent = and(
    isNull(meetings.canceledAt),
    isNull(meetings.endedAt),
    or(isNull(meetings.endTime), gt(meetings.endTime, now)),
  );
  const rows = await tx
    .selectDistinct({ userId: meetingParticipants.userId })
    .from(meetings)
    .innerJoin(meetingParticipants, eq(meetingParticipants.meetingId, meetings.id))
    .where(
      and(
        eq(meetings.chatRoomId, chatRoomId),
        or(isCurrent, meetingId ? eq(meetings.id, meetingId) : undefined),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** Excludes guests. `place` is the zone of the meeting room while the meeting is ongoing. */
export async function findCallMembers(
  tx: Queryable,
  { id, organizationId }: Pick<MeetingRow, 'id' | 'organizationId'>,
  place: { floorId: string; zoneId: string } | null,
): Promise<string[]> {
  const isPlace =
    place && and(eq(voiceRooms.floorId, place.floorId), eq(voiceRooms.zoneId, place.zoneId));
  const rows = await tx
    .select({ userId: voiceParticipants.userId })
    .from(voiceParticipants)
    .innerJoin(voiceRooms, eq(voiceRooms.id, voiceParticipants.roomId))
    .innerJoin(memberships, membershipIs(voiceParticipants))
    .where(
      and(
        eq(voiceParticipants.organizationId, organizationId),
        ne(memberships.role, 'GUEST'),
        or(eq(voiceRooms.id, id), isPlace ?? undefined),
      ),
    );
  return rows.map(({ userId }) => userId);
}
