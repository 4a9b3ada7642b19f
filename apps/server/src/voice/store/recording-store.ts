import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { voiceParticipants } from '../../database/schema/voice.ts';
import type { ParticipantRow } from './participant-store.ts';

/** Includes a participant with a requested recording that has not begun yet. */
export async function findRecorder(tx: Queryable, roomId: string): Promise<ParticipantRow | null> {
  const [row] = await tx
    .select()
    .from(voiceParticipants)
    .where(and(eq(voiceParticipants.roomId, roomId), isNotNull(voiceParticipants.recordingId)));
  return row ?? null;
}

export async function startRecordingIfAgreed(
  tx: Queryable,
  roomId: string,
  now: Date,
): Promise<boolean> {
  const { recordingId, recordingBegunAt } = voiceParticipants;
  const everyoneAgreed = sql`NOT EXISTS (
    SELECT FROM ${voiceParticipants} AS other
    WHERE other.room_id = ${roomId} AND NOT other.listener AND other.agreed_to IS DISTINCT FROM ${recordingId})`;
  const rows = await tx
    .update(voiceParticipants)
    .set({ recordingBegunAt: now })
    .where(
      and(
        eq(voiceParticipants.roomId, roomId),
        isNotNull(recordingId),
        isNull(recordingBegunAt),
        everyoneAgreed,
      ),
    )
    .returning({ recordingId });
  return rows.length > 0;
}

export async function deleteRecording(tx: Queryable, roomId: string): Promise<void> {
  await tx
    .update(voiceParticipants)
    .set({ recordingId: null, recordingBegunAt: null, recordingTranscript: false, agreedTo: null })
    .where(eq(voiceParticipants.roomId, roomId));
}
