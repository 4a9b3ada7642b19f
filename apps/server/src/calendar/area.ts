import type { Area } from '../platform/area.ts';
import { calendarHandlers } from './handlers.ts';
import { CalendarSync } from './sync/sync-schedule.ts';

export const calendarArea: Area = {
  handlers: calendarHandlers,
  startJobs: (deps) => [new CalendarSync(deps)],
};
