import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import type { FileStorage } from '../platform/file-storage.ts';
import { ArchiveWriter } from './archive-writer.ts';
import type { EncryptionKey } from './encryption.ts';
import { dataFileNames, entryNames, type BackupHeader, type BackupSummary } from './format.ts';
import {
  beginSnapshot,
  listMigrations,
  listStoredFiles,
  listTables,
  readTable,
  type CopiedTable,
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
  const client = new pg.Client({
    connectionString: source.ownerUrl,
    application_name: `office ${process.pid} backup`,
  });
  try {
    await client.connect();
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
    const stored = await addFiles(archive, client, source.files);
    await addDataFiles(archive, source.dataDir);
    const summary = { rows, ...stored };
    await archive.finish(summary);
    return summary;
  } finally {
    await archive.discard();
    await client.end();
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
  client: pg.Client,
  files: BackupSource['files'],
): Promise<Omit<BackupSummary, 'rows'>> {
  const added = { files: 0, fileBytes: 0, missingFiles: 0 };
  let page = await listStoredFiles(client, '');
  while (page.length > 0) {
    for (const { key, dataKey } of page) {
      const opened = await openFile(files, key, dataKey);
      if (!opened) {
        added.missingFiles += 1;
        continue;
      }
      await archive.addStream(`${entryNames.files}${key}`, opened.size, opened.content);
      added.files += 1;
      added.fileBytes += opened.size;
    }
    page = await listStoredFiles(client, page.at(-1)!.key);
  }
  return added;
}

/** Returns null for a file that was deleted after the snapshot. */
async function openFile(
  files: BackupSource['files'],
  key: string,
  dataKey: string | null,
): Promise<{ size: number; content: Readable } | null> {
  const size = await files.size(key, dataKey);
  if (size === null) return null;
  const content = await files.read(key, undefined, dataKey);
  return { size, content };
}

async function addDataFiles(archive: ArchiveWriter, dataDir: string): Promise<void> {
  for (const name of dataFileNames) {
    const bytes = await readFile(path.join(dataDir, name)).catch(() => null);
    if (bytes) await archive.addBytes(`${entryNames.data}${name}`, bytes);
  }
}
