import { meetingJoinableMs } from '@office/vocabulary';
import type { Queryable, Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { requireMember } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import { audienceOf, publishAttendance } from './news/meeting-events.ts';
import { findMeeting, lockMeeting, type MeetingRow } from './store/meeting-store.ts';
import { mayEdit, type ViewDeps, type Viewer } from './model/meeting-view.ts';
import { requireParticipating, requireVisible } from './model/meetings.ts';
import { isParticipant } from './store/participant-store.ts';
import { findOngoingMeeting, isOpenTo } from './rooms/room-meetings.ts';
import { meetingStatus } from './model/status.ts';

/** Participants can join from ten minutes before the start until the end, the organiser earlier. */
export function mayJoin(row: MeetingRow, { userId }: Pick<Viewer, 'userId'>, now: Date): boolean {
  const status = meetingStatus(row, now);
  if (status !== 'SCHEDULED') return status === 'ONGOING';
  const opensAt = (row.startTime?.getTime() ?? 0) - meetingJoinableMs;
  return row.organizerId === userId || opensAt <= now.getTime();
}

export interface MeetingCall {
  meetingId: string;
  title: string;
  /** Null if the meeting has a separate call instead of a meeting room. */
  meetingRoomId: string | null;
}

/**
 * Returns the call of a meeting if the caller may join the meeting now.
 * @throws {ApiError} 404 `meetingNotFound`; 422 `meetingTimeInvalid` before it can be joined and
 *   after its end
 */
export async function requireMeetingCall(
  context: ViewDeps & WithViewer,
  meetingId: string,
): Promise<MeetingCall> {
  const viewer = await requireMember(context);
  const { row, meeting } = await requireVisible(context, viewer, meetingId);
  const takesPart = meeting.takesPart || row.organizerId === viewer.userId;
  if (row.canceledAt || !(takesPart || isOpenTo(viewer, row))) {
    throw new ApiError('meetingNotFound');
  }
  if (!mayJoin(row, viewer, context.now())) throw new ApiError('meetingTimeInvalid');
  return { meetingId, title: row.title, meetingRoomId: row.meetingRoomId };
}

/**
 * Participants may from ten minutes before the start. If the call continues after the end, it stays
 * open to them until the last one has left.
 */
export async function mayJoinMeetingCall(
  tx: Queryable,
  member: { organizationId: string; userId: string },
  talk: { meetingId: string; isEmpty: boolean; now: Date },
): Promise<boolean> {
  const { organizationId, userId } = member;
  const { meetingId, isEmpty, now } = talk;
  const row = await findMeeting(tx, { organizationId, meetingId });
  if (!row || !(await takesPart(tx, row, userId))) return false;
  if (mayJoin(row, member, now)) return true;
  return meetingStatus(row, now) === 'ENDED' && row.endedAt === null && !isEmpty;
}

export async function findRoomMeeting(
  tx: Queryable,
  member: { organizationId: string; userId: string },
  room: { meetingRoomId: string; now: Date },
): Promise<{ meetingId: string; isPrivate: boolean; takesPart: boolean } | null> {
  const { organizationId, userId } = member;
  const row = await findOngoingMeeting(tx, { organizationId, ...room });
  if (!row) return null;
  return {
    meetingId: row.id,
    isPrivate: row.visibility === 'PRIVATE',
    takesPart: await takesPart(tx, row, userId),
  };
}

export async function publishLeft(
  deps: Pick<Platform, 'db' | 'now' | 'realtime'>,
  { organizationId, userId }: { organizationId: string; userId: string },
  meetingId: string,
): Promise<void> {
  const row = await findMeeting(deps.db, { organizationId, meetingId });
  if (row) await publishAttendance(deps, row, userId);
}

export async function findMeetingPeople(
  tx: Queryable,
  where: { organizationId: string; meetingId: string },
): Promise<string[]> {
  const row = await findMeeting(tx, where);
  return row ? audienceOf(tx, [row]) : [];
}

export async function findMeetingOrganizer(
  tx: Queryable,
  where: { organizationId: string; meetingId: string },
): Promise<string | null> {
  return (await findMeeting(tx, where))?.organizerId ?? null;
}

/** Returns the caller as a participant or the organiser of a meeting. */
export async function requireMeetingParticipant(
  context: ViewDeps & WithViewer,
  meetingId: string,
): Promise<{ viewer: Viewer; row: MeetingRow; mayEdit: boolean }> {
  const viewer = await requireMember(context);
  const { row } = await requireParticipating(context, viewer, meetingId);
  return { viewer, row, mayEdit: mayEdit(viewer, row) };
}

/** Locks the meeting row. Returns false if the meeting does not exist. */
export async function lockMeetingOf(
  tx: Transaction,
  where: { organizationId: string; meetingId: string },
): Promise<boolean> {
  return (await lockMeeting(tx, where)) !== null;
}

async function takesPart(tx: Queryable, row: MeetingRow, userId: string): Promise<boolean> {
  return row.organizerId === userId || (await isParticipant(tx, row.id, userId));
}
