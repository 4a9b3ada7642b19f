import type { Database } from '../../database/database.ts';
import {
  addFile,
  addRows,
  entryOf,
  maxFileBytes,
  type ArchiveDeps,
  type WrittenFile,
  type WrittenPart,
} from '../archive-content.ts';
import { ArchiveWriter } from '../archive-writer.ts';
import { findStoredFile, readRows } from '../exported-rows-store.ts';
import { exportParts, ownFileKeys, type ExportSubject } from './export-parts-store.ts';
import { readmeOf } from './readme.ts';

interface Manifest {
  format: 1;
  createdAt: string;
  organizationId: string;
  userId: string;
  parts: WrittenPart[];
  files: WrittenFile[];
}

/** Share of the JSON files in the progress. */
const rowShare = 0.6;

type OnProgress = (share: number) => Promise<void>;

/**
 * Writes the archive to `target`. Rows and files are streamed.
 * @param onProgress called with the finished share, from 0 to 1
 */
export async function writeArchive(
  deps: ArchiveDeps,
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
): Promise<WrittenPart[]> {
  const parts: WrittenPart[] = [];
  for (const { path, rows } of exportParts) {
    parts.push(await addRows(db, archive, path, rows(subject)));
    await onProgress((parts.length / exportParts.length) * rowShare);
  }
  return parts;
}

async function addFiles(
  deps: ArchiveDeps,
  subject: ExportSubject,
  archive: ArchiveWriter,
  onProgress: OnProgress,
): Promise<WrittenFile[]> {
  const added: WrittenFile[] = [];
  const keys: string[] = [];
  await readRows(deps.db, ownFileKeys(subject), (rows) => {
    keys.push(...rows.map(({ key }) => key as string));
    return Promise.resolve();
  });
  let bytes = 0;
  for (const key of keys) {
    // Files can be deleted or encrypted while the archive is written.
    const file = await findStoredFile(deps.db, key);
    if (!file) continue;
    if (bytes + file.size > maxFileBytes) {
      added.push({ ...entryOf(file), omitted: 'TOO_LARGE' });
      continue;
    }
    const entry = await addFile(deps, archive, file);
    if (!entry.omitted) bytes += file.size;
    added.push(entry);
    await onProgress(rowShare + (added.length / keys.length) * (1 - rowShare));
  }
  return added;
}
