import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { bulletinUpdates } from './updates.ts';
import { useUnreadPosts } from './useUnreadPosts.ts';

export const bulletinFeature: WorkplaceFeature = {
  updates: bulletinUpdates,
  useBadges: () => ({ bulletinBoard: useUnreadPosts() }),
};
