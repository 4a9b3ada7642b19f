import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { helpUpdates } from './updates.ts';
import { useUnreadAnswers } from './useUnreadAnswers.ts';

export const helpFeature: WorkplaceFeature = {
  updates: helpUpdates,
  useBadges: () => ({ questionAndAnswer: useUnreadAnswers() }),
  Prompt: lazyPart(async () => (await import('./pages/TourPage.tsx')).Tour),
};
