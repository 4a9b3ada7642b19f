import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { DamagedFileError } from '../files/encryption/segments.ts';
import { ApiError } from '../http/api-error.ts';
import type { FileStorage } from '../platform/file-storage.ts';
import { ArchiveWriter } from './archive-writer.ts';
import type { EncryptionKey } from './encryption.ts';
import { dataFileNames, entryNames, type BackupHeader, type BackupSummary } from './format.ts';
import {
  beginSnapshot,
  findDataKey,
  listMigrations,
  listStoredFiles,
  listTables,
  readTable,
  type CopiedTable,
  type StoredFileRow,
} from './table-copy-store.ts';

/** The size of a tar entry precedes its content, so tables are divided into parts that fit in memory. */
const partBytes = 4 * 1024 * 1024;

export interface BackupSource {
  ownerUrl: string;
  dataDir: string;
  files: Pick<FileStorage, 'read' | 'size'>;
  now(): Date;
}

/** Writes all tables, as of one moment, and their files to an archive. The server may be running. */
export async function createBackup(
  source: BackupSource,
  file: string,
  key: EncryptionKey | null,
): Promise<BackupSummary> {
  const archive = await ArchiveWriter.open(file, key);
  const connection = {
    connectionString: source.ownerUrl,
    application_name: `office ${process.pid} backup`,
  };
  const [client, current] = [new pg.Client(connection), new pg.Client(connection)];
  try {
    await client.connect();
    await current.connect();
    await beginSnapshot(client);
    const tables = await listTables(client);
    const header: BackupHeader = {
      format: 1,
      createdAt: source.now().toISOString(),
      migrations: await listMigrations(client),
      tables,
    };
    await archive.addJson(entryNames.header, header);
    const rows: BackupSummary['rows'] = {};
    for (const table of tables) rows[table.name] = await addTable(archive, client, table);
    const stored = await addFiles(archive, { snapshot: client, current }, source.files);
    await addDataFiles(archive, source.dataDir);
    const summary = { rows, ...stored };
    await archive.finish(summary);
    return summary;
  } finally {
    await archive.discard();
    await client.end();
    await current.end();
  }
}

async function addTable(
  archive: ArchiveWriter,
  client: pg.Client,
  table: CopiedTable,
): Promise<number> {
  const copy = readTable(client, table);
  let part = 0;
  const addPart = (bytes: Buffer) => {
    part += 1;
    const number = String(part).padStart(6, '0');
    return archive.addBytes(`${entryNames.tables}${table.name}/${number}`, bytes);
  };
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    await addPart(Buffer.concat(chunks));
    chunks = [];
    size = 0;
  }
  if (size > 0) await addPart(Buffer.concat(chunks));
  return copy.rowCount;
}

async function addFiles(
  archive: ArchiveWriter,
  { snapshot, current }: Record<'snapshot' | 'current', pg.Client>,
  files: BackupSource['files'],
): Promise<Omit<BackupSummary, 'rows'>> {
  const added = { files: 0, fileBytes: 0, missingFiles: 0 };
  let page = await listStoredFiles(snapshot, '');
  while (page.length > 0) {
    for (const { key, size, dataKey } of page) {
      const opened =
        (await openFile(files, { key, size, dataKey })) ??
        // Its bytes may have been encrypted after the snapshot.
        (await openFile(files, { key, size, dataKey: await findDataKey(current, key) }));
      if (!opened) {
        added.missingFiles += 1;
        continue;
      }
      await archive.addStream(`${entryNames.files}${key}`, opened.size, opened.content);
      added.files += 1;
      added.fileBytes += opened.size;
    }
    page = await listStoredFiles(snapshot, page.at(-1)!.key);
  }
  return added;
}

/** Returns null for a file that was deleted after the snapshot, or is damaged. */
async function openFile(
  files: BackupSource['files'],
  { key, size: recorded, dataKey }: StoredFileRow,
): Promise<{ size: number; content: Readable } | null> {
  const size = await files.size(key, dataKey);
  // Encrypted bytes of another size are truncated.
  if (size === null || (dataKey && size !== recorded)) return null;
  try {
    // The size of an entry precedes its content, so that damage must be found before it is written.
    if (dataKey) await finished((await files.read(key, dataKey)).resume());
    const content = await files.read(key, dataKey);
    // Waits for the first bytes, because a file can be removed after its size was read.
    await once(content, 'readable');
    return { size, content };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  if (error instanceof DamagedFileError) return true;
  if (error instanceof ApiError) return error.errors === 'notFound';
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function addDataFiles(archive: ArchiveWriter, dataDir: string): Promise<void> {
  for (const name of dataFileNames) {
    const bytes = await readFile(path.join(dataDir, name)).catch(() => null);
    if (bytes) await archive.addBytes(`${entryNames.data}${name}`, bytes);
  }
}
