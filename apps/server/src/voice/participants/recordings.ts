import { randomUUID } from 'node:crypto';
import type { VoiceRecording, VoiceRecordingRequest } from '@office/api/realtime';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { lockMember } from '../../people/member-directory.ts';
import {
  lockByConnection,
  updateParticipant,
  type ParticipantRow,
} from '../store/participant-store.ts';
import * as store from '../store/recording-store.ts';
import { roomInvalid, type VoiceDeps } from '../rooms/room-access.ts';
import { notifyRoomOnCommit } from '../rooms/room-events.ts';
import { lockRoom } from '../store/room-store.ts';
import type { VoiceSocket } from './socket-registry.ts';

type Deps = Pick<VoiceDeps, 'db' | 'now'>;

/**
 * The requester consents implicitly. Asking again returns the same recording.
 * @throws {ApiError} 404 `voiceChatRoomInvalid` if the requester has left; 409
 *   `voiceRecordingInProgress`
 */
export async function askToRecord(
  deps: Deps,
  joined: VoiceSocket,
  { transcript = false }: VoiceRecordingRequest = {},
): Promise<string> {
  const { organizationId, userId, roomId } = joined;
  return deps.db.transaction(async (tx) => {
    const role = await lockMember(tx, { organizationId, userId });
    if (role === 'GUEST') throw new ApiError('forbidden');
    const { row, recorder } = await lockRecording(tx, joined);
    if (row.listener) throw new ApiError('forbidden');
    if (recorder?.recordingId && recorder.participantId === row.participantId)
      return recorder.recordingId;
    if (recorder) throw new ApiError('voiceRecordingInProgress');
    const recordingId = randomUUID();
    const now = deps.now();
    await updateParticipant(tx, row, {
      recordingId,
      recordingTranscript: transcript,
      agreedTo: recordingId,
      confirmedAt: now,
    });
    await store.startRecordingIfAgreed(tx, roomId, now);
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
    return recordingId;
  });
}

/**
 * Consent is limited to this recording and the current participant: a new one has to agree again.
 */
export async function agreeToRecording(
  deps: Deps,
  joined: VoiceSocket,
  recordingId: string,
): Promise<void> {
  const { roomId } = joined;
  await deps.db.transaction(async (tx) => {
    const { row } = await requireRecording(tx, joined, recordingId);
    if (row.agreedTo === recordingId) return;
    const now = deps.now();
    await updateParticipant(tx, row, { agreedTo: recordingId, confirmedAt: now });
    await store.startRecordingIfAgreed(tx, roomId, now);
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
  });
}

/** Declines a requested recording, or ends a running one. */
export async function endRecording(
  deps: Deps,
  joined: VoiceSocket,
  recordingId: string,
): Promise<void> {
  const { roomId } = joined;
  await deps.db.transaction(async (tx) => {
    const { row } = await requireRecording(tx, joined, recordingId);
    const { participantId } = row;
    const reason = row.agreedTo === recordingId ? 'STOPPED' : 'DECLINED';
    await store.deleteRecording(tx, roomId);
    const ended = { roomId, recordingId, participantId, reason } as const;
    await notifyRoomOnCommit(tx, { kind: 'recordingEnded', ...ended });
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
  });
}

/** Starts the recording if all remaining participants agreed. Requires the lock on the room row. */
export async function beginIfAgreed(tx: Transaction, roomId: string, now: Date): Promise<void> {
  if (await store.startRecordingIfAgreed(tx, roomId, now)) {
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
  }
}

export function recordingOf(
  participants: readonly Pick<
    ParticipantRow,
    | 'participantId'
    | 'recordingId'
    | 'recordingBegunAt'
    | 'recordingTranscript'
    | 'agreedTo'
    | 'listener'
  >[],
): VoiceRecording | null {
  // Listeners are not recorded.
  const speakers = participants.filter(({ listener }) => !listener);
  const recorder = participants.find(({ recordingId }) => recordingId !== null);
  if (!recorder?.recordingId) return null;
  const { recordingId, participantId, recordingBegunAt, recordingTranscript } = recorder;
  const agreed = speakers.filter(({ agreedTo }) => agreedTo === recordingId);
  const waits = recordingBegunAt ? 'PAUSED' : 'ASKING';
  return {
    recordingId,
    participantId,
    status: agreed.length === speakers.length ? 'RECORDING' : waits,
    begunAt: recordingBegunAt?.toISOString() ?? null,
    agreed: agreed.map((each) => each.participantId),
    transcript: recordingTranscript,
  };
}

/** Locks the room row, so that no participant joins, leaves or agrees concurrently. */
async function lockRecording(
  tx: Transaction,
  { socket, organizationId, roomId }: VoiceSocket,
): Promise<{ row: ParticipantRow; recorder: ParticipantRow | null }> {
  const room = await lockRoom(tx, { organizationId, roomId });
  const row = await lockByConnection(tx, socket.id);
  if (!room || row?.roomId !== roomId) throw roomInvalid();
  return { row, recorder: await store.findRecorder(tx, roomId) };
}

async function requireRecording(
  tx: Transaction,
  joined: VoiceSocket,
  recordingId: string,
): Promise<{ row: ParticipantRow }> {
  const { row, recorder } = await lockRecording(tx, joined);
  if (recorder?.recordingId !== recordingId) throw new ApiError('voiceRecordingInvalid');
  return { row };
}
