import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { statusUpdates } from './updates.ts';
import { useMaintenanceNotice } from './useMaintenanceNotice.ts';

export const statusFeature: WorkplaceFeature = {
  updates: statusUpdates,
  useEffects: useMaintenanceNotice,
};
