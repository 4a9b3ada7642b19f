import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { bulletinUpdates } from './updates.ts';
import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

export const bulletinFeature: WorkplaceFeature = {
  updates: bulletinUpdates,
  useBadges: () => ({ bulletinBoard: useUnreadPosts() }),
};

/** Returns the number of unread posts; 0 without permission to view the boards. */
function useUnreadPosts(): number {
  const mayView = useMayView('bulletin');
  const { data } = useQuietQuery('/v1/bulletin-boards/unread', mayView ? {} : null);
  return data?.count ?? 0;
}
