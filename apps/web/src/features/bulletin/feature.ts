import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { bulletinUpdates } from './updates.ts';
import { useUnreadPins } from './useUnreadPins.ts';

export const bulletinFeature: WorkplaceFeature = {
  updates: bulletinUpdates,
  useBadges: () => ({ bulletinBoard: useUnreadPins() }),
};
