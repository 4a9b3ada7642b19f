import type { Database } from '../database/database.ts';
import type { PrivateFiles } from '../platform/private-files.ts';
import { findReadableFiles } from './file-store.ts';

export function createBulletinFiles(db: Database): PrivateFiles {
  return { readableBy: (reader, keys) => findReadableFiles(db, reader, keys) };
}
