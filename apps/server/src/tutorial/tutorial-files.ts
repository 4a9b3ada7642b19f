import type { Database } from '../database/database.ts';
import type { PrivateFiles } from '../platform/private-files.ts';
import { findReadableFiles } from './file-store.ts';

/**
 * Private files of tutorials. All members can read those of published tutorials, administrators all of them.
 */
export function createTutorialFiles(db: Database): PrivateFiles {
  return { readableBy: (reader, keys) => findReadableFiles(db, reader, keys) };
}
