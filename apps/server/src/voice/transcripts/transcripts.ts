import type { Schemas } from '@office/api';
import { maxMeetingTranscripts } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage } from '../../http/page.ts';
import { lockMeetingOf } from '../../meeting/meeting-call.ts';
import type { ViewDeps } from '../../meeting/model/meeting-view.ts';
import { lockMember } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOwnRoomId } from '../store/participant-store.ts';
import { notifyRoomOnCommit } from '../rooms/room-events.ts';
import { lockRoom } from '../store/room-store.ts';
import * as access from './transcript-access.ts';
import type { TranscriptPath } from './transcript-access.ts';
import { endTranscripts, publishTranscripts } from './transcript-end.ts';
import { getTranscriptSetting } from './transcript-setting.ts';
import * as store from './transcript-store.ts';

type Transcript = Schemas['MeetingTranscript'];
type Context = ViewDeps & Pick<Platform, 'realtime'> & WithViewer;

export async function listTranscripts(
  context: ViewDeps & WithViewer,
  meetingId: string,
): Promise<Schemas['MeetingTranscriptList']> {
  const reader = await access.requireReader(context, meetingId);
  const rows = await store.listTranscripts(context.db, meetingId);
  const { enabled } = await getTranscriptSetting(context.db, reader.organizationId);
  const page = toSinglePage(await access.toTranscripts(context, reader, rows));
  return { ...page, allowed: enabled };
}

/**
 * Locks the room, so that no participant leaves concurrently, and the meeting, so that the limit
 * holds. Idempotent.
 */
export async function startTranscript(context: Context, meetingId: string): Promise<Transcript> {
  const reader = await access.requireReader(context, meetingId);
  const { organizationId, userId } = reader;
  const now = context.now();
  const { row, isNew } = await context.db.transaction(async (tx) => {
    const role = await lockMember(tx, reader);
    if (role === null || role === 'GUEST') throw new ApiError('forbidden');
    const { enabled } = await getTranscriptSetting(tx, organizationId);
    if (!enabled) throw new ApiError('meetingTranscriptsNotAllowed');
    const roomId = await findOwnRoomId(tx, reader);
    const room = roomId && (await lockRoom(tx, { organizationId, roomId }));
    if (
      !room ||
      (await findOwnRoomId(tx, reader)) !== room.id ||
      !(await access.isRoomOfMeeting(tx, room, { meetingId, userId, now }))
    ) {
      throw new ApiError('meetingTranscriptNotInCall');
    }
    const running = await store.findRunning(tx, room.id);
    if (running?.meetingId === meetingId) {
      if (running.startedBy !== userId) throw new ApiError('meetingTranscriptInProgress');
      return { row: running, isNew: false };
    }
    // Left over from an earlier meeting in the room.
    if (running) await endTranscripts(tx, { organizationId, transcriptId: running.id }, now);
    if (!(await lockMeetingOf(tx, { organizationId, meetingId })))
      throw new ApiError('meetingNotFound');
    if ((await store.countTranscripts(tx, meetingId)) >= maxMeetingTranscripts)
      throw new ApiError('meetingTranscriptLimitReached');
    const inserted = await store.insertTranscript(tx, {
      organizationId,
      meetingId,
      roomId: room.id,
      startedBy: userId,
      startedAt: now,
    });
    const consent = { transcriptId: inserted.id, userId, consented: true, answeredAt: now };
    await store.saveConsent(tx, consent);
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId: room.id });
    return { row: inserted, isNew: true };
  });
  if (isNew) await publishTranscripts(context, [row]);
  return access.toTranscript(context, reader, row);
}

/** Stores whether the speech of the caller may be kept from now on. */
export async function answerConsent(
  context: ViewDeps & WithViewer,
  path: TranscriptPath,
  { consented }: Schemas['MeetingTranscriptConsentRequest'],
): Promise<void> {
  const { organizationId, userId } = await access.requireSpeaker(context, path);
  await context.db.transaction(async (tx) => {
    const row = await store.lockTranscript(tx, { organizationId, ...path });
    if (!row) throw new ApiError('meetingTranscriptNotFound');
    if (row.endedAt) throw new ApiError('meetingTranscriptEnded');
    const answeredAt = context.now();
    await store.saveConsent(tx, { transcriptId: row.id, userId, consented, answeredAt });
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId: row.roomId });
  });
}

export async function stopTranscript(context: Context, path: TranscriptPath): Promise<Transcript> {
  const { reader, row } = await access.requireTranscript(context, path);
  if (!access.mayChange(reader, row)) throw new ApiError('forbidden');
  const { organizationId } = reader;
  const key = { organizationId, ...path };
  const ended = await context.db.transaction((tx) => endTranscripts(tx, key, context.now()));
  await publishTranscripts(context, ended);
  const after = await store.findTranscript(context.db, key);
  if (!after) throw new ApiError('meetingTranscriptNotFound');
  return access.toTranscript(context, reader, after);
}

export async function deleteTranscript(
  context: Context & Pick<Platform, 'audit'>,
  path: TranscriptPath,
): Promise<void> {
  const { reader, row } = await access.requireTranscript(context, path);
  if (!access.mayChange(reader, row)) throw new ApiError('forbidden');
  const { organizationId, title } = reader;
  const { meetingId } = path;
  await context.db.transaction(async (tx) => {
    const locked = await store.lockTranscript(tx, { organizationId, ...path });
    if (!locked) throw new ApiError('meetingTranscriptNotFound');
    await store.deleteTranscript(tx, { organizationId, ...path });
    await context.audit(tx, {
      action: 'MEETING_TRANSCRIPT_DELETED',
      target: { kind: 'MEETING', id: meetingId, name: title },
      before: { startedBy: locked.startedBy, lines: locked.lineCount },
    });
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId: locked.roomId });
  });
  await publishTranscripts(context, [{ organizationId, meetingId }]);
}
