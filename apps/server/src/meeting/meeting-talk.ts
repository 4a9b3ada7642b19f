import { meetingJoinableMs } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import { requireMember } from '../people/current-member.ts';
import { audienceOf } from './meeting-events.ts';
import { findMeeting, type MeetingRow } from './meeting-store.ts';
import type { ViewDeps, Viewer } from './meeting-view.ts';
import { requireVisible } from './meetings.ts';
import { isParticipant } from './participant-store.ts';
import { findMeetingOn, isOpenTo } from './room-meetings.ts';
import { meetingStatus } from './status.ts';

/** Joining is open from ten minutes before the start until the end; to the organiser at any time before. */
export function mayJoin(row: MeetingRow, { userId }: Pick<Viewer, 'userId'>, now: Date): boolean {
  const status = meetingStatus(row, now);
  if (status !== 'SCHEDULED') return status === 'ONGOING';
  const opensAt = (row.startTime?.getTime() ?? 0) - meetingJoinableMs;
  return row.organizerId === userId || opensAt <= now.getTime();
}

/** The talk of a meeting that one may go into. */
export interface MeetingTalk {
  meetingId: string;
  title: string;
  /** Null: the meeting has a talk of its own. */
  meetingRoomId: string | null;
}

/**
 * The talk of a meeting, for those who may go into the meeting now.
 *
 * @throws {ApiError} 404 `meetingNotFound`; 422 `meetingTimeInvalid` before it can be joined and after its end
 */
export async function requireMeetingTalk(
  context: ViewDeps & WithClaims,
  meetingId: string,
): Promise<MeetingTalk> {
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
 * Whether a member may go into the talk of a meeting's own: who takes part, from ten minutes before the start; a talk
 * that has gone on beyond the end of the meeting stays open to them until the last has left.
 */
export async function mayTalkInMeeting(
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

/** The meeting that is on in a room, as far as it decides who may talk there; null where none is. */
export async function findRoomTalk(
  tx: Queryable,
  member: { organizationId: string; userId: string },
  room: { meetingRoomId: string; now: Date },
): Promise<{ meetingId: string; isPrivate: boolean; takesPart: boolean } | null> {
  const { organizationId, userId } = member;
  const row = await findMeetingOn(tx, { organizationId, ...room });
  if (!row) return null;
  return {
    meetingId: row.id,
    isPrivate: row.visibility === 'PRIVATE',
    takesPart: await takesPart(tx, row, userId),
  };
}

/** The people of a meeting: those who take part, and its organiser. */
export async function findMeetingPeople(
  tx: Queryable,
  where: { organizationId: string; meetingId: string },
): Promise<string[]> {
  const row = await findMeeting(tx, where);
  return row ? audienceOf(tx, [row]) : [];
}

async function takesPart(tx: Queryable, row: MeetingRow, userId: string): Promise<boolean> {
  return row.organizerId === userId || (await isParticipant(tx, row.id, userId));
}
