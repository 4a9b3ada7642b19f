import type { Database } from '../database/database.ts';
import type { PrivateFiles } from '../platform/private-files.ts';
import { findReadableAttachments } from './store/attachment-store.ts';
import { findReadablePictures } from './store/link-preview-store.ts';

export function createRoomFiles(db: Database): PrivateFiles {
  return {
    async readableBy({ userId }, keys) {
      const attachments = await findReadableAttachments(db, userId, keys);
      return [...attachments, ...(await findReadablePictures(db, userId, keys))];
    },
  };
}
