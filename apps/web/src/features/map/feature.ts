import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { mapUpdates } from './updates.ts';

export const mapFeature: WorkplaceFeature = { updates: mapUpdates };
