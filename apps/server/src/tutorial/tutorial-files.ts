import type { Database } from '../database/database.ts';
import type { PrivateFiles } from '../platform/private-files.ts';
import { findReadableFiles } from './file-store.ts';

/** The files of tutorials: everyone in the organisation reads those that are published, administrators all. */
export function createTutorialFiles(db: Database): PrivateFiles {
  return { readableBy: (reader, keys) => findReadableFiles(db, reader, keys) };
}
