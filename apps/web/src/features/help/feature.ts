import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { helpUpdates } from './updates.ts';
import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

export const helpFeature: WorkplaceFeature = {
  updates: helpUpdates,
  useBadges: () => ({ questionAndAnswer: useUnreadAnswers() }),
  Prompt: lazyPart(async () => (await import('./pages/TourPage.tsx')).Tour),
};

/** Returns the number of own questions with an unread answer; 0 without permission to view the area. */
function useUnreadAnswers(): number {
  const mayView = useMayView('help');
  const { data } = useQuietQuery('/v1/help/questions/unread', mayView ? {} : null);
  return data?.count ?? 0;
}
