import type { Area } from '../platform/area.ts';
import { sharingDocumentHandlers } from './handlers.ts';
import { sharedDocumentFileLinks, findRoomsOfFiles } from './sharing-document-store.ts';
import { syncAllSharing } from './sharing-documents.ts';
import { SharingWatch } from './sharing-watch.ts';
import type { Database } from '../database/database.ts';
import type { PrivateFiles } from '../platform/private-files.ts';
import { findEnterable } from '../voice/rooms/room-call.ts';

export const sharingDocumentArea: Area = {
  handlers: sharingDocumentHandlers,
  fileLinks: sharedDocumentFileLinks,
  privateFiles: createSharedDocumentFiles,
  cleanup: { jobs: [syncAllSharing] },
  startJobs: (deps) => [new SharingWatch(deps)],
};

/** Files of documents shared in rooms. Readable while they are shared, by members who can enter the room. */
function createSharedDocumentFiles(db: Database, now: () => Date): PrivateFiles {
  return {
    async readableBy({ userId, organizationId, administers }, keys) {
      if (!organizationId || administers) return [];
      const shown = await findRoomsOfFiles(db, organizationId, keys);
      const roomIds = shown.map(({ roomId }) => roomId);
      const rooms = await findEnterable(db, { organizationId, userId }, roomIds, now());
      return [...new Set(shown.filter(({ roomId }) => rooms.has(roomId)).map(({ key }) => key))];
    },
  };
}
