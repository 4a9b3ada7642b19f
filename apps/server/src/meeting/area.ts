import type { Area } from '../platform/area.ts';
import { externalMeetingQueue } from './external/external-meeting-store.ts';
import { Reconciler } from './external/reconciler.ts';
import { meetingHandlers } from './handlers.ts';
import { meetingCleanup } from './meeting-cleanup.ts';
import { MeetingClock } from './meeting-clock.ts';
import { meetingSource } from './meeting-search.ts';

export const meetingArea: Area = {
  handlers: meetingHandlers,
  searchSources: [meetingSource],
  cleanup: meetingCleanup,
  queues: [externalMeetingQueue],
  startJobs: (deps) => [new MeetingClock(deps), new Reconciler(deps)],
};
