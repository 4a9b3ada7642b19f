import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { helpUpdates } from './updates.ts';

export const helpFeature: WorkplaceFeature = {
  updates: helpUpdates,
  searchLinks: [{ id: 'help', icon: 'help', to: '/question-and-answer', area: 'help' }],
  Prompt: lazyPart(async () => (await import('./pages/TourPage.tsx')).Tour),
};
