import { lazyPart } from '@office/client/loading/lazyPart.tsx';

export { useCallDocument } from './models/useCallDocument.ts';
export { useRoomDocument, type RemotePointer } from './models/useRoomDocument.ts';
export { useSharedPages, type SharedPage } from './models/useSharedPages.ts';

export const RoomDocument = lazyPart(
  async () => (await import('./pages/RoomDocument.tsx')).RoomDocument,
);

export const RoomSharing = lazyPart(
  async () => (await import('./pages/RoomSharing.tsx')).RoomSharing,
);
