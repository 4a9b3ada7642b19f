import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Database } from '../database/database.ts';
import { DamagedFileError } from '../files/encryption/segments.ts';
import type { FileStorage } from '../platform/file-storage.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { readRows, type RowQuery, type StoredFile } from './exported-rows-store.ts';

export interface ArchiveDeps {
  db: Database;
  files: Pick<FileStorage, 'read' | 'size'>;
  now(): Date;
}

export interface WrittenPart {
  /** Path in the archive. */
  path: string;
  rows: number;
}

export interface WrittenFile {
  path: string;
  key: string;
  size: number;
  omitted?: 'MISSING' | 'TOO_LARGE';
}

/** The size of an archive is stored as a 32-bit integer. Leaves space for the JSON files. */
export const maxFileBytes = 1_500_000_000;

/** Adds the rows of a query as a JSON array. */
export async function addRows(
  db: Database,
  archive: ArchiveWriter,
  path: string,
  query: RowQuery,
): Promise<WrittenPart> {
  const part = { path, rows: 0 };
  await archive.addStream(path, () => Promise.resolve(jsonStream(db, query, part)));
  return part;
}

/** Adds a stored file. The bytes of files can be missing or damaged. */
export async function addFile(
  { files }: Pick<ArchiveDeps, 'files'>,
  archive: ArchiveWriter,
  file: StoredFile,
): Promise<WrittenFile> {
  const entry = entryOf(file);
  if (!(await isReadable(files, file))) return { ...entry, omitted: 'MISSING' };
  await archive.addStream(entry.path, () => files.read(file.key, file.dataKey));
  return entry;
}

export const entryOf = ({ key, size }: StoredFile): WrittenFile => ({
  path: `files/${entryName(key)}`,
  key,
  size,
});

/** Reads encrypted files to the end, because damage that is found later would end the archive. */
async function isReadable(
  files: ArchiveDeps['files'],
  { key, size, dataKey }: StoredFile,
): Promise<boolean> {
  const stored = await files.size(key, dataKey);
  if (stored === null || dataKey === null) return stored !== null;
  if (stored !== size) return false;
  try {
    const content = await files.read(key, dataKey);
    await finished(content.resume());
    return true;
  } catch (error) {
    if (error instanceof DamagedFileError) return false;
    throw error;
  }
}

/** Names of uploads can contain characters that yazl and file systems reject. */
const entryName = (key: string) =>
  key
    .split('/')
    .map((part) => part.replace(/[\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+$/, '_'))
    .join('/');

/** A JSON array with one row per line. */
function jsonStream(db: Database, query: RowQuery, part: { rows: number }): Readable {
  const stream = new PassThrough();
  const write = async (text: string) => {
    // A destroyed stream emits no further event.
    if (stream.destroyed) throw new Error('The archive was aborted');
    if (!stream.write(text)) await once(stream, 'drain');
  };
  readRows(db, query, async (rows) => {
    const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
    await write(part.rows === 0 ? `[\n${lines}` : `,\n${lines}`);
    part.rows += rows.length;
  }).then(
    () => stream.end(part.rows === 0 ? '[]\n' : '\n]\n'),
    (error: unknown) => stream.destroy(error as Error),
  );
  return stream;
}
