import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { requireMember } from '../people/current-member.ts';
import { audienceOf, storeMeetingMessages, publishMeetingChanges } from './news/meeting-events.ts';
import type { MeetingChangeEvent } from './news/meeting-mails.ts';
import { findMeeting, lockUpcomingMeetings } from './store/meeting-store.ts';
import { isSingle } from './news/meeting-targets.ts';
import { toMeeting } from './model/meeting-view.ts';
import { requireParticipating } from './model/meetings.ts';
import { saveAnswer } from './store/participant-store.ts';
import type { PlanningDeps } from './planning.ts';
import { meetingStatus } from './model/status.ts';

/**
 * Stores the caller's answer to a meeting, and to the meetings of its series in the given scope.
 * @throws {ApiError} 404 `meetingNotFound` if the caller is not a participant; 409
 *   `meetingOngoingCannotEdit` if the meeting is over
 */
export async function answerMeeting(
  context: PlanningDeps & WithViewer,
  meetingId: string,
  { answer, scope }: Schemas['AnswerMeetingRequest'],
): Promise<Schemas['Meeting']> {
  const viewer = await requireMember(context);
  const { row, meeting } = await requireParticipating(context, viewer, meetingId);
  const { organizationId, userId } = viewer;
  const now = context.now();
  if (row.canceledAt) throw new ApiError('meetingNotFound');
  if (meetingStatus(row, now) === 'ENDED') throw new ApiError('meetingOngoingCannotEdit');
  const news = await context.db.transaction(async (tx) => {
    const { seriesId, seriesTime, organizerId } = row;
    const from = scope === 'FOLLOWING' ? (seriesTime ?? undefined) : undefined;
    const others =
      seriesId && !isSingle(scope) ? await lockUpcomingMeetings(tx, { seriesId, from, now }) : [];
    const ids = new Set([meetingId, ...others.map(({ id }) => id)]);
    const answered = await saveAnswer(tx, [...ids], { userId, answer, answeredAt: now });
    // An organiser without a participant row has no answer to store.
    if (answered === 0) throw new ApiError('meetingNotFound');
    const change = { change: 'ANSWERED', meeting: row, scope, by: userId, answer } as const;
    // An unchanged answer sends no mail to the organiser.
    const mailed: MeetingChangeEvent = { ...change, userIds: organizerId ? [organizerId] : [] };
    if (meeting.ownAnswer !== answer) await storeMeetingMessages(tx, context, [mailed]);
    return { ...change, userIds: await audienceOf(tx, [row]) };
  });
  const answered = (await findMeeting(context.db, { organizationId, meetingId }))!;
  await publishMeetingChanges(context, [news]);
  return toMeeting(context, viewer, answered);
}
