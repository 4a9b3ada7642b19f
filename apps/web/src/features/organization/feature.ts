import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { organizationUpdates } from './updates.ts';

export const organizationFeature: WorkplaceFeature = {
  updates: organizationUpdates,
  searchLinks: [{ id: 'organization', icon: 'organization', to: '/organization' }],
};
