import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { calendarUpdates } from './updates.ts';

export const calendarFeature: WorkplaceFeature = {
  updates: calendarUpdates,
};
