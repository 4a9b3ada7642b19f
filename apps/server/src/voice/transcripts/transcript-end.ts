import type { Transaction } from '../../database/database.ts';
import { findMeetingPeople } from '../../meeting/meeting-call.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyRoomOnCommit } from '../rooms/room-events.ts';
import * as store from './running-transcript-store.ts';

export interface TranscriptRef {
  organizationId: string;
  meetingId: string;
}

/** Ends running transcripts of an organisation or meeting. Call {@link publishTranscripts} after the commit. */
export async function endTranscripts(
  tx: Transaction,
  running: store.RunningFilter,
  now: Date,
): Promise<TranscriptRef[]> {
  return notifyRooms(tx, await store.endRunning(tx, running, now));
}

/** Ends the transcript of a room without participants. Requires the lock on the room row. */
export async function endTranscriptOfEmptyRoom(
  tx: Transaction,
  roomId: string,
  now: Date,
): Promise<TranscriptRef[]> {
  return notifyRooms(tx, await store.endRunningInEmptyRoom(tx, roomId, now));
}

/** Ends transcripts that were not ended with their call or meeting, for example because the server stopped. */
export async function endAbandonedTranscripts(
  deps: Pick<Platform, 'db' | 'now' | 'realtime'>,
): Promise<void> {
  const ended = await deps.db.transaction(async (tx) =>
    notifyRooms(tx, await store.endAbandoned(tx, deps.now())),
  );
  await publishTranscripts(deps, ended);
}

export async function publishTranscripts(
  deps: Pick<Platform, 'db' | 'realtime'>,
  changed: readonly TranscriptRef[],
): Promise<void> {
  for (const { organizationId, meetingId } of changed) {
    const userIds = await findMeetingPeople(deps.db, { organizationId, meetingId });
    const target = { organizationId, userIds };
    await deps.realtime.publish('meetingTranscriptsChanged', target, { meetingId });
  }
}

async function notifyRooms<Row extends { roomId: string }>(
  tx: Transaction,
  rows: Row[],
): Promise<Row[]> {
  for (const { roomId } of rows) await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
  return rows;
}
