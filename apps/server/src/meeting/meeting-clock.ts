import { meetingJoinableMs } from '@office/vocabulary';
import { RecurringWork } from '../lib/recurring-work.ts';
import { endForEveryone } from '../people/engagement.ts';
import type { JobDeps } from '../platform/area.ts';
import type { Platform } from '../platform/platform.ts';
import { engagementOf } from './attendance.ts';
import { audienceOf, publishMeetingChange } from './news/meeting-events.ts';
import { claimReminders, claimUnannounced } from './store/meeting-store.ts';
import { notifyOfMeeting } from './news/meeting-notifications.ts';
import { findParticipants } from './store/participant-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'notifications'>;

const interval = 5000;

/** Notifies of upcoming, started and ended meetings, once across all processes. */
export class MeetingClock extends RecurringWork {
  constructor(deps: Deps & Pick<JobDeps, 'jobs'>) {
    super(deps.jobs, { name: 'due-meetings', interval, work: () => notifyDueMeetings(deps) });
  }
}

export async function notifyDueMeetings(deps: Deps): Promise<void> {
  const now = deps.now();
  const by = new Date(now.getTime() + meetingJoinableMs);
  const reminders = await deps.db.transaction(async (tx) => {
    const soon = await claimReminders(tx, { now, by });
    const participants = await findParticipants(
      tx,
      soon.map(({ id }) => id),
    );
    const news = soon.map((meeting) => {
      const coming = participants.get(meeting.id)?.filter(({ answer }) => answer !== 'DECLINED');
      const userIds = (coming ?? []).map(({ person }) => person.id);
      return { change: 'SOON', meeting, userIds, by: null } as const;
    });
    for (const each of news) await notifyOfMeeting(tx, deps, each);
    return news;
  });
  for (const each of reminders) await publishMeetingChange(deps, each);
  for (const meeting of await claimUnannounced(deps.db, 'beginning', now)) {
    const userIds = await audienceOf(deps.db, [meeting]);
    await publishMeetingChange(deps, { change: 'BEGUN', meeting, userIds, by: null });
  }
  for (const meeting of await claimUnannounced(deps.db, 'end', now)) {
    await endForEveryone(deps, meeting.organizationId, engagementOf(meeting.id));
    const userIds = await audienceOf(deps.db, [meeting]);
    await publishMeetingChange(deps, { change: 'ENDED', meeting, userIds, by: null });
  }
}
