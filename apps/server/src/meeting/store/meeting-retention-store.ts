import { and, eq, inArray, isNotNull, isNull, lt, not, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatRooms } from '../../database/schema/chat.ts';
import { meetingTranscripts } from '../../database/schema/meeting-transcripts.ts';
import { meetings, meetingSeries } from '../../database/schema/meetings.ts';
import { organizationRetention } from '../../database/schema/organizations.ts';
import { isMeetingHeld, keepHeldTranscripts } from '../../legal-holds/held-content.ts';
import { deleteEmptySeries } from './series-store.ts';

/** Null for a meeting that is not over. */
const end = sql<Date>`coalesce(${meetings.endedAt}, ${meetings.endTime}, ${meetings.canceledAt})`;

export function countOldMeetings(
  tx: Queryable,
  organizationId: string,
  before: Date,
): Promise<number> {
  return tx.$count(
    meetings,
    and(eq(meetings.organizationId, organizationId), lt(end, before), not(isMeetingHeld)),
  );
}

/**
 * Deletes up to `limit` meetings after the retention of their organisation, with their chats and transcripts, except
 * those under a legal hold.
 */
export async function deleteOldMeetings(tx: Queryable, now: Date, limit: number): Promise<number> {
  const { organizationId, meetingDays } = organizationRetention;
  const runningTranscript = tx
    .select({ id: meetingTranscripts.id })
    .from(meetingTranscripts)
    .where(and(eq(meetingTranscripts.meetingId, meetings.id), isNull(meetingTranscripts.endedAt)));
  const old = await tx
    .select({ id: meetings.id, chatRoomId: meetings.chatRoomId, seriesId: meetings.seriesId })
    .from(meetings)
    .innerJoin(organizationRetention, eq(organizationId, meetings.organizationId))
    .where(
      and(
        isNotNull(meetingDays),
        sql`${end} < ${now.toISOString()}::timestamptz - make_interval(days => ${meetingDays})`,
        notExists(runningTranscript),
        not(isMeetingHeld),
      ),
    )
    .limit(limit);
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await keepHeldTranscripts(tx, inArray(meetingTranscripts.meetingId, ids), 'EXPIRED');
  await tx.delete(meetings).where(inArray(meetings.id, ids));
  await deleteChats(
    tx,
    old.flatMap(({ chatRoomId }) => chatRoomId ?? []),
    now,
  );
  const seriesIds = old.flatMap(({ seriesId }) => seriesId ?? []);
  await deleteEmptySeries(tx, seriesIds, isNull(meetingSeries.plannedUntil));
  return ids.length;
}

/** The clean-up of the chat deletes the messages. */
async function deleteChats(tx: Queryable, roomIds: string[], deletedAt: Date): Promise<void> {
  if (roomIds.length === 0) return;
  const isUsed = tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.chatRoomId, chatRooms.id));
  await tx
    .update(chatRooms)
    .set({ deletedAt })
    .where(and(inArray(chatRooms.id, roomIds), notExists(isUsed)));
}
