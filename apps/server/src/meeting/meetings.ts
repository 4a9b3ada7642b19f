import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import { requireMember } from '../people/current-member.ts';
import { countActiveMembers } from '../people/member-directory.ts';
import { findMeeting, findMeetings, type MeetingRow } from './meeting-store.ts';
import { toMeeting, toMeetings, type ViewDeps, type Viewer } from './meeting-view.ts';
import { readInstant, readUserIds } from './query.ts';

type Meeting = Schemas['Meeting'];

/** The query of a list of meetings. */
export interface MeetingQuery extends PageRequest {
  /** The user ids as JSON; one's own without it. */
  ids?: string;
  startTime?: string;
  endTime?: string;
}

/**
 * Meetings of members of the selected organisation, by start. When, where, who with and the title
 * are open to all members, as the ones on a wall calendar are, unless the meeting is private. What it is
 * about (description) and how to get in (the provider's meeting id, address, passcode) is for its
 * participants and its organiser. A guest knows of no meeting but their own.
 *
 * @throws {ApiError} 400 `{ ids: 'invalid' }`, `{ ids: 'tooLong' }`, `{ startTime: 'invalid' }`,
 *   `{ endTime: 'invalid' }`; 404 `userNotFound` for anyone of another organisation
 */
export async function listMeetings(
  context: ViewDeps & WithClaims,
  { ids, startTime, endTime, ...page }: MeetingQuery,
): Promise<Page<Meeting>> {
  const viewer = await requireMember(context);
  const { organizationId, userId, role } = viewer;
  const userIds = ids === undefined ? [userId] : readUserIds(ids);
  const from = readInstant('startTime', startTime);
  const to = readInstant('endTime', endTime);
  if (from && to && to <= from) throw new ApiError({ endTime: 'invalid' });
  if (userIds.length > 0) {
    const known = await countActiveMembers(context.db, organizationId, userIds);
    if (known < userIds.length) throw new ApiError('userNotFound');
  }
  const { rows, total } = await findMeetings(
    context.db,
    {
      organizationId,
      userIds,
      ...(role === 'GUEST' && { onlyOf: userId }),
      ...(from && { from }),
      ...(to && { to }),
    },
    page,
  );
  return toPage(await toMeetings(context, viewer, rows, userIds), total, page);
}

/**
 * One meeting, cancelled or not; see {@link listMeetings} for who sees what of it.
 *
 * @throws {ApiError} 404 `meetingNotFound`, also for those of other organisations, and for guests who do
 *   not take part
 */
export async function getMeeting(
  context: ViewDeps & WithClaims,
  meetingId: string,
): Promise<Meeting> {
  const viewer = await requireMember(context);
  return (await requireVisible(context, viewer, meetingId)).meeting;
}

/**
 * A meeting that the caller may know of.
 *
 * @throws {ApiError} 404 `meetingNotFound`
 */
export async function requireVisible(
  deps: ViewDeps,
  viewer: Viewer,
  meetingId: string,
): Promise<{ row: MeetingRow; meeting: Meeting }> {
  const { organizationId, role } = viewer;
  const row = await findMeeting(deps.db, { organizationId, meetingId });
  const meeting = row && (await toMeeting(deps, viewer, row));
  if (!row || !meeting || (role === 'GUEST' && !meeting.takesPart)) {
    throw new ApiError('meetingNotFound');
  }
  return { row, meeting };
}

/**
 * As {@link requireVisible}, for those who take part.
 *
 * @throws {ApiError} 404 `meetingNotFound`
 */
export async function requireTakingPart(
  deps: ViewDeps,
  viewer: Viewer,
  meetingId: string,
): Promise<{ row: MeetingRow; meeting: Meeting }> {
  const found = await requireVisible(deps, viewer, meetingId);
  const organizes = found.row.organizerId === viewer.userId;
  if (!found.meeting.takesPart && !organizes) throw new ApiError('meetingNotFound');
  return found;
}
