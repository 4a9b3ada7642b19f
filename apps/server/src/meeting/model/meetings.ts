import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { requireMember } from '../../people/current-member.ts';
import { countActiveMembers } from '../../people/member-directory.ts';
import { findMeeting, findMeetings, type MeetingRow } from '../store/meeting-store.ts';
import { toMeeting, toMeetings, type ViewDeps, type Viewer } from './meeting-view.ts';
import { readUserIds } from './query.ts';
import { parseInstant } from '../../http/parse-instant.ts';

type Meeting = Schemas['Meeting'];

export interface MeetingQuery extends PageRequest {
  ids?: string;
  startTime?: string;
  endTime?: string;
}

/**
 * Title, time, place and participants are visible to all members unless the meeting is private; the
 * description and the join data only to the participants and the organiser.
 */
export async function listMeetings(
  context: ViewDeps & WithViewer,
  { ids, startTime, endTime, ...page }: MeetingQuery,
): Promise<Page<Meeting>> {
  const viewer = await requireMember(context);
  const { organizationId, userId, role } = viewer;
  const userIds = ids === undefined ? [userId] : readUserIds(ids);
  const from = parseInstant('startTime', startTime);
  const to = parseInstant('endTime', endTime);
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
      ...(role === 'GUEST' && { participantId: userId }),
      ...(from && { from }),
      ...(to && { to }),
    },
    page,
  );
  return toPage(await toMeetings(context, viewer, rows, userIds), total, page);
}

/** Also returns cancelled meetings. See {@link listMeetings} for the visible fields. */
export async function getMeeting(
  context: ViewDeps & WithViewer,
  meetingId: string,
): Promise<Meeting> {
  const viewer = await requireMember(context);
  return (await requireVisible(context, viewer, meetingId)).meeting;
}

/** @throws {ApiError} 404 `meetingNotFound` if the viewer may not see it */
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
 * Access tokens of scripts can change only meetings of their member, also those of administrators.
 * @throws {ApiError} 403 `forbidden`
 */
export async function requireOwnForApiToken(
  { db, claims, viewer: { organizationId, userId } }: ViewDeps & WithClaims & WithViewer,
  meetingId: string,
): Promise<void> {
  if (!claims.scopes) return;
  const row = await findMeeting(db, { organizationId, meetingId });
  if (row && row.organizerId !== userId) throw new ApiError('forbidden');
}

/** Like {@link requireVisible}, but only for participants. */
export async function requireParticipating(
  deps: ViewDeps,
  viewer: Viewer,
  meetingId: string,
): Promise<{ row: MeetingRow; meeting: Meeting }> {
  const found = await requireVisible(deps, viewer, meetingId);
  const organizes = found.row.organizerId === viewer.userId;
  if (!found.meeting.takesPart && !organizes) throw new ApiError('meetingNotFound');
  return found;
}
