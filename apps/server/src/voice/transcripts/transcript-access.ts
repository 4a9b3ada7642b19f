import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { findRoomMeeting, requireMeetingParticipant } from '../../meeting/meeting-call.ts';
import type { ViewDeps } from '../../meeting/model/meeting-view.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { requireMember } from '../../people/current-member.ts';
import { findPeople } from '../../people/member-directory.ts';
import type { MemberRef } from '../../database/membership.ts';
import { isParticipant } from '../store/participant-store.ts';
import { meetingRoomOf } from '../rooms/room-access.ts';
import type { VoiceRoomRow } from '../store/room-store.ts';
import { findTranscript, type TranscriptRow } from './transcript-store.ts';

export interface TranscriptPath {
  meetingId: string;
  transcriptId: string;
}

export interface Reader extends MemberRef {
  title: string;
  timeZone: string;
  mayEdit: boolean;
}

/** Returns the caller as a participant of the meeting. */
export async function requireReader(
  context: ViewDeps & WithViewer,
  meetingId: string,
): Promise<Reader> {
  const { viewer, row, mayEdit } = await requireMeetingParticipant(context, meetingId);
  const { organizationId, userId } = viewer;
  return { organizationId, userId, title: row.title, timeZone: row.timeZone, mayEdit };
}

/** @throws {ApiError} 404 `meetingNotFound`, `meetingTranscriptNotFound` */
export async function requireTranscript(
  context: ViewDeps & WithViewer,
  path: TranscriptPath,
): Promise<{ reader: Reader; row: TranscriptRow }> {
  const reader = await requireReader(context, path.meetingId);
  const { organizationId } = reader;
  const row = await findTranscript(context.db, { organizationId, ...path });
  if (!row) throw new ApiError('meetingTranscriptNotFound');
  return { reader, row };
}

/**
 * The caller may be in the call without taking part in the meeting.
 * @throws {ApiError} 404 `meetingTranscriptNotFound`; 409 `meetingTranscriptNotInCall` for a
 *   participant of the meeting
 */
export async function requireSpeaker(
  context: ViewDeps & WithViewer,
  path: TranscriptPath,
): Promise<MemberRef> {
  const { organizationId, userId } = await requireMember(context);
  const row = await findTranscript(context.db, { organizationId, ...path });
  if (!row) throw new ApiError('meetingTranscriptNotFound');
  if (!(await isParticipant(context.db, row.roomId, userId))) {
    await requireMeetingParticipant(context, path.meetingId).catch(() => {
      throw new ApiError('meetingTranscriptNotFound');
    });
    // A member who left the call of an ended transcript learns that it has ended.
    throw new ApiError(row.endedAt ? 'meetingTranscriptEnded' : 'meetingTranscriptNotInCall');
  }
  return { organizationId, userId };
}

/** Returns whether a meeting takes place in a voice room at the moment. */
export async function isRoomOfMeeting(
  tx: Queryable,
  room: VoiceRoomRow,
  { meetingId, userId, now }: { meetingId: string; userId: string; now: Date },
): Promise<boolean> {
  if (room.kind === 'MEETING') return room.id === meetingId;
  const meetingRoomId = meetingRoomOf(room);
  if (!meetingRoomId) return false;
  const member = { organizationId: room.organizationId, userId };
  const meeting = await findRoomMeeting(tx, member, { meetingRoomId, now });
  return meeting?.meetingId === meetingId;
}

export function mayChange(
  { userId, mayEdit }: Pick<Reader, 'userId' | 'mayEdit'>,
  { startedBy }: Pick<TranscriptRow, 'startedBy'>,
): boolean {
  return startedBy === userId || mayEdit;
}

export async function toTranscripts(
  deps: Pick<ViewDeps, 'db' | 'files'>,
  reader: Reader,
  rows: readonly TranscriptRow[],
): Promise<Schemas['MeetingTranscript'][]> {
  const starterIds = new Set(rows.flatMap(({ startedBy }) => startedBy ?? []));
  const people = await findPeople(deps.db, [...starterIds]);
  return Promise.all(
    rows.map(async (row) => {
      const { id, meetingId, startedBy, startedAt, endedAt, lineCount } = row;
      const starter = startedBy === null ? undefined : people.get(startedBy);
      return {
        id,
        meetingId,
        startedBy: starter ? await withPictureUrl(deps, starter) : null,
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        lineCount,
        canStop: endedAt === null && mayChange(reader, row),
        canDelete: mayChange(reader, row),
      };
    }),
  );
}

export async function toTranscript(
  deps: Pick<ViewDeps, 'db' | 'files'>,
  reader: Reader,
  row: TranscriptRow,
): Promise<Schemas['MeetingTranscript']> {
  const [transcript] = await toTranscripts(deps, reader, [row]);
  return transcript!;
}
