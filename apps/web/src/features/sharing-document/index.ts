import { lazyPart } from '@office/client/loading/lazyPart.tsx';

/** Parts of shared documents that other features and the shell use. */
export { useSceneDocuments } from './models/useSceneDocuments.ts';
export { useSharedPages, type SharedPage } from './models/useSharedPages.ts';
export { sharingDocumentUpdates } from './updates.ts';

/** The viewer and the choice of documents come with the first room that is looked at. */
export const RoomDocument = lazyPart(
  async () => (await import('./pages/RoomDocument.tsx')).RoomDocument,
);

/** The line beside the call comes with the first one. */
export const RoomSharing = lazyPart(
  async () => (await import('./pages/RoomSharing.tsx')).RoomSharing,
);
