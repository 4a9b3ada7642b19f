import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { deleteRecentSearches } from './models/recentSearches.ts';

export const searchFeature: WorkplaceFeature = { eraseDataOf: deleteRecentSearches };
