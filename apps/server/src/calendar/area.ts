import type { Area } from '../platform/area.ts';
import { calendarHandlers } from './handlers.ts';
import { CalendarSync } from './sync/sync-schedule.ts';
import { calendarSyncQueue } from './sync-store.ts';

export const calendarArea: Area = {
  handlers: calendarHandlers,
  queues: [calendarSyncQueue],
  startJobs: (deps) => [new CalendarSync(deps)],
};
