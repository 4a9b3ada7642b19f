import {
  and,
  eq,
  exists,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { meetings } from '../../database/schema/meetings.ts';
import { meetingTranscripts } from '../../database/schema/meeting-transcripts.ts';
import { voiceParticipants } from '../../database/schema/voice.ts';

interface EndedRow {
  organizationId: string;
  meetingId: string;
  roomId: string;
}

export interface RunningFilter {
  organizationId: string;
  meetingId?: string;
  transcriptId?: string;
}

export function endRunning(
  tx: Transaction,
  { organizationId, meetingId, transcriptId }: RunningFilter,
  now: Date,
): Promise<EndedRow[]> {
  const table = meetingTranscripts;
  const isFound = and(
    eq(table.organizationId, organizationId),
    meetingId ? eq(table.meetingId, meetingId) : undefined,
    transcriptId ? eq(table.id, transcriptId) : undefined,
  );
  return end(tx, isFound, now);
}

export function endRunningInEmptyRoom(
  tx: Transaction,
  roomId: string,
  now: Date,
): Promise<EndedRow[]> {
  return end(tx, and(eq(meetingTranscripts.roomId, roomId), hasNoParticipants(tx)), now);
}

export function endAbandoned(tx: Transaction, now: Date): Promise<EndedRow[]> {
  const { canceledAt, endedAt, endTime, id } = meetings;
  const isOver = or(isNotNull(canceledAt), isNotNull(endedAt), lt(endTime, now));
  // The call of a meeting without a meeting room continues after the end.
  const isInMeetingRoom = ne(meetingTranscripts.roomId, meetingTranscripts.meetingId);
  const meetingIsOver = exists(
    tx
      .select({ one: sql`1` })
      .from(meetings)
      .where(and(eq(id, meetingTranscripts.meetingId), isOver)),
  );
  return end(tx, or(hasNoParticipants(tx), and(isInMeetingRoom, meetingIsOver)), now);
}

function end(tx: Transaction, which: SQL | undefined, now: Date): Promise<EndedRow[]> {
  const { organizationId, meetingId, roomId, endedAt } = meetingTranscripts;
  return tx
    .update(meetingTranscripts)
    .set({ endedAt: now })
    .where(and(isNull(endedAt), which))
    .returning({ organizationId, meetingId, roomId });
}

function hasNoParticipants(tx: Transaction): SQL {
  return notExists(
    tx
      .select({ one: sql`1` })
      .from(voiceParticipants)
      .where(eq(voiceParticipants.roomId, meetingTranscripts.roomId)),
  );
}
