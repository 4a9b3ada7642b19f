import type { VoiceTranscript } from '@office/api/realtime';
import { personRef } from '../../people/person-ref.ts';
import type { ParticipantRow } from '../store/participant-store.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { findRunning, listConsents } from './transcript-store.ts';

/** Returns the running transcript of a room with the answers of its participants. */
export async function findRoomTranscript(
  deps: Pick<VoiceDeps, 'db' | 'files'>,
  roomId: string,
  participants: readonly Pick<ParticipantRow, 'participantId' | 'userId'>[],
): Promise<VoiceTranscript | null> {
  const row = await findRunning(deps.db, roomId);
  if (!row) return null;
  const consents = await listConsents(deps.db, row.id);
  const answers = new Map(consents.map(({ userId, consented }) => [userId, consented]));
  const idsWith = (answer: boolean) =>
    participants
      .filter(({ userId }) => answers.get(userId) === answer)
      .map(({ participantId }) => participantId);
  return {
    transcriptId: row.id,
    meetingId: row.meetingId,
    startedBy: row.startedBy === null ? null : await personRef(deps, row.startedBy),
    agreed: idsWith(true),
    declined: idsWith(false),
  };
}
