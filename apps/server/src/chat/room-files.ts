import type { Database } from '../database/database.ts';
import type { PrivateFiles } from '../platform/private-files.ts';
import { findReadableAttachments } from './attachment-store.ts';

export function createRoomFiles(db: Database): PrivateFiles {
  return { readableBy: ({ userId }, keys) => findReadableAttachments(db, userId, keys) };
}
