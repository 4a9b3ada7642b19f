import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { tutorialUpdates } from './updates.ts';

export const tutorialFeature: WorkplaceFeature = { updates: tutorialUpdates };
