import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import { requireMember } from '../people/current-member.ts';
import { audienceOf, recordNews, tellNews } from './meeting-events.ts';
import type { MeetingNews } from './meeting-mails.ts';
import { findMeeting, lockMeetingsToCome } from './meeting-store.ts';
import { isOne } from './meeting-targets.ts';
import { toMeeting } from './meeting-view.ts';
import { requireTakingPart } from './meetings.ts';
import { saveAnswer } from './participant-store.ts';
import type { PlanningDeps } from './planning.ts';
import { meetingStatus } from './status.ts';

/**
 * Says whether one comes to a meeting, and to those of its series that the scope names.
 *
 * @throws {ApiError} 404 `meetingNotFound` unless one takes part; 409 `meetingOngoingCannotEdit` when it is over
 */
export async function answerMeeting(
  context: PlanningDeps & WithClaims,
  meetingId: string,
  { answer, scope }: Schemas['AnswerMeetingRequest'],
): Promise<Schemas['Meeting']> {
  const viewer = await requireMember(context);
  const { row, meeting } = await requireTakingPart(context, viewer, meetingId);
  const { organizationId, userId } = viewer;
  const now = context.now();
  if (row.canceledAt) throw new ApiError('meetingNotFound');
  if (meetingStatus(row, now) === 'ENDED') throw new ApiError('meetingOngoingCannotEdit');
  const news = await context.db.transaction(async (tx) => {
    const { seriesId, seriesTime, organizerId } = row;
    const from = scope === 'FOLLOWING' ? (seriesTime ?? undefined) : undefined;
    const others =
      seriesId && !isOne(scope) ? await lockMeetingsToCome(tx, { seriesId, from, now }) : [];
    const ids = new Set([meetingId, ...others.map(({ id }) => id)]);
    const answered = await saveAnswer(tx, [...ids], { userId, answer, answeredAt: now });
    // The organiser who does not take part has nothing to answer.
    if (answered === 0) throw new ApiError('meetingNotFound');
    const said = { change: 'ANSWERED', meeting: row, scope, by: userId, answer } as const;
    // The same answer again is no news for the organiser's mailbox.
    const mailed: MeetingNews = { ...said, userIds: organizerId ? [organizerId] : [] };
    if (meeting.ownAnswer !== answer) await recordNews(tx, context, [mailed]);
    return { ...said, userIds: await audienceOf(tx, [row]) };
  });
  const answered = (await findMeeting(context.db, { organizationId, meetingId }))!;
  await tellNews(context, [news]);
  return toMeeting(context, viewer, answered);
}
