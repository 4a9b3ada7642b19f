import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Database } from '../../database/database.ts';
import { DamagedFileError } from '../../files/encryption/segments.ts';
import type { FileStorage } from '../../platform/file-storage.ts';
import { ArchiveWriter } from './archive-writer.ts';
import {
  exportParts,
  ownFileKeys,
  type ExportPart,
  type ExportSubject,
} from './export-parts-store.ts';
import { findStoredFile, readRows } from './export-store.ts';
import { readmeOf } from './readme.ts';

interface Deps {
  db: Database;
  files: Pick<FileStorage, 'read' | 'size'>;
  now(): Date;
}

interface Manifest {
  format: 1;
  createdAt: string;
  organizationId: string;
  userId: string;
  parts: { path: string; rows: number }[];
  files: { path: string; key: string; size: number; omitted?: 'MISSING' | 'TOO_LARGE' }[];
}

/** The size of an archive is stored as a 32-bit integer. Leaves space for the JSON files. */
const maxFileBytes = 1_500_000_000;
/** Share of the JSON files in the progress. */
const rowShare = 0.6;

type OnProgress = (share: number) => Promise<void>;

/**
 * Writes the archive to `target`. Rows and files are streamed.
 * @param onProgress called with the finished share, from 0 to 1
 */
export async function writeArchive(
  deps: Deps,
  subject: ExportSubject,
  target: string,
  onProgress: OnProgress,
): Promise<void> {
  const { organizationId, userId } = subject;
  const createdAt = deps.now().toISOString();
  const archive = new ArchiveWriter(target);
  try {
    archive.addText('README.txt', readmeOf(subject));
    const parts = await addParts(deps.db, subject, archive, onProgress);
    const files = await addFiles(deps, subject, archive, onProgress);
    const manifest: Manifest = { format: 1, createdAt, organizationId, userId, parts, files };
    archive.addText('manifest.json', JSON.stringify(manifest, null, 2));
    await archive.close();
  } catch (error) {
    await archive.abort(error);
    throw error;
  }
}

async function addParts(
  db: Database,
  subject: ExportSubject,
  archive: ArchiveWriter,
  onProgress: OnProgress,
): Promise<Manifest['parts']> {
  const parts: Manifest['parts'] = [];
  for (const { path, rows } of exportParts) {
    const part = { path, rows: 0 };
    await archive.addStream(path, () => Promise.resolve(jsonStream(db, rows(subject), part)));
    parts.push(part);
    await onProgress((parts.length / exportParts.length) * rowShare);
  }
  return parts;
}

async function addFiles(
  { db, files }: Deps,
  subject: ExportSubject,
  archive: ArchiveWriter,
  onProgress: OnProgress,
): Promise<Manifest['files']> {
  const added: Manifest['files'] = [];
  const keys: string[] = [];
  await readRows(db, ownFileKeys(subject), (rows) => {
    keys.push(...rows.map(({ key }) => key as string));
    return Promise.resolve();
  });
  let bytes = 0;
  for (const key of keys) {
    // Files can be deleted or encrypted while the archive is written.
    const file = await findStoredFile(db, key);
    if (!file) continue;
    const { size, dataKey } = file;
    const entry = { path: `files/${entryName(key)}`, key, size };
    const isMissing = !(await isReadable(files, { key, ...file }));
    if (isMissing || bytes + size > maxFileBytes) {
      added.push({ ...entry, omitted: isMissing ? 'MISSING' : 'TOO_LARGE' });
      continue;
    }
    bytes += size;
    await archive.addStream(entry.path, () => files.read(key, dataKey));
    added.push(entry);
    await onProgress(rowShare + (added.length / keys.length) * (1 - rowShare));
  }
  return added;
}

/** Reads encrypted files to the end, because damage that is found later would end the archive. */
async function isReadable(
  files: Deps['files'],
  { key, size, dataKey }: { key: string; size: number; dataKey: string | null },
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
function jsonStream(
  db: Database,
  query: ReturnType<ExportPart['rows']>,
  part: { rows: number },
): Readable {
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
