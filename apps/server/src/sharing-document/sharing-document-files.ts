import type { Database } from '../database/database.ts';
import type { PrivateFiles } from '../platform/private-files.ts';
import { findEnterable } from '../voice/rooms/room-call.ts';
import { findRoomsOfFiles } from './sharing-document-store.ts';

/** Files of documents shared in rooms. Readable while they are shared, by members who can enter the room. */
export function createSharedDocumentFiles(db: Database, now: () => Date): PrivateFiles {
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
