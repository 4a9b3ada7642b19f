import type { MeetingScope } from '@office/vocabulary';
import type { WithViewer } from '../http/claims.ts';
import { requireMember } from '../people/current-member.ts';
import { endForEveryone } from '../people/engagement.ts';
import { engagementOf } from './attendance.ts';
import { cancelAtProvider } from './external/provider-saga.ts';
import { audienceOf, storeMeetingMessages, publishMeetingChanges } from './news/meeting-events.ts';
import { recordMeetingEvent } from './news/meeting-webhook-event.ts';
import type { MeetingChangeEvent } from './news/meeting-mails.ts';
import { cancelMeetings } from './store/meeting-store.ts';
import { isSingle, lockTargets } from './news/meeting-targets.ts';
import { requireVisible } from './model/meetings.ts';
import type { PlanningDeps } from './planning.ts';
import { freeRooms } from './store/room-booking-store.ts';
import { endSeries } from './series/series.ts';

/** Cancels a meeting and the meetings of its series in the given scope, and frees their rooms. */
export async function cancelMeeting(
  context: PlanningDeps & WithViewer,
  meetingId: string,
  scope?: MeetingScope,
): Promise<void> {
  const viewer = await requireMember(context);
  const { row } = await requireVisible(context, viewer, meetingId);
  const now = context.now();
  const { ids, news } = await cancelAtProvider(context, row.externalMeetingId, async (tx) => {
    const { meeting, targets, series } = await lockTargets(tx, viewer, meetingId, scope, now);
    const ids = targets.map(({ id }) => id);
    await cancelMeetings(tx, ids, now);
    await freeRooms(tx, ids);
    if (series && !isSingle(scope)) await endSeries(tx, series, targets[0]!);
    await context.audit(tx, {
      action: 'MEETING_CANCELED',
      target: { kind: 'MEETING', id: meeting.id, name: meeting.title },
      before: { startTime: meeting.startTime, meetings: ids.length },
    });
    const { sequence } = meeting;
    const canceled: MeetingChangeEvent = {
      change: 'CANCELED',
      meeting: { ...meeting, canceledAt: now, updatedAt: now, sequence: sequence + 1 },
      scope,
      userIds: await audienceOf(tx, targets),
      by: viewer.userId,
    };
    await storeMeetingMessages(tx, context, [canceled]);
    await recordMeetingEvent(tx, 'MEETING_CANCELED', targets, now);
    return { ids, news: [canceled] };
  });
  // The organiser can join before the start.
  await endForEveryone(context, viewer.organizationId, ...ids.map(engagementOf));
  await publishMeetingChanges(context, news);
}
