import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { useSceneDocuments } from './models/useSceneDocuments.ts';
import { sharingDocumentUpdates } from './updates.ts';

export const sharingDocumentFeature: WorkplaceFeature = {
  updates: sharingDocumentUpdates,
  useEffects: useSceneDocuments,
};
