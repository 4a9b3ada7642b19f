import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import tar from 'tar-stream';
import { z } from 'zod';
import { ArchiveDigest } from './archive-digest.ts';
import { decrypt, isEncrypted, type DecryptionKey } from './encryption.ts';
import {
  BackupError,
  entryNames,
  headerSchema,
  summarySchema,
  type BackupHeader,
  type BackupSummary,
} from './format.ts';

const maxJsonBytes = 16 * 1024 * 1024;
const closingSchema = summarySchema.extend({ digest: z.string() });

/** Each handler consumes the stream that it receives. */
export interface ArchiveHandlers {
  header(header: BackupHeader): Promise<void>;
  /** A part of a table. The parts of a table follow each other. */
  tablePart(table: string, part: Readable): Promise<void>;
  file(key: string, content: Readable): Promise<void>;
  dataFile(name: string, content: Readable): Promise<void>;
}

/** @throws {BackupError} if the file is not a backup, incomplete or changed, or the key is wrong */
export async function readArchive(
  file: string,
  key: DecryptionKey | null,
  handlers: ArchiveHandlers,
): Promise<BackupSummary> {
  if (!key && (await isEncrypted(file)))
    throw new BackupError('The backup is encrypted: use --passphrase or --identity');
  const source = createReadStream(file);
  const compressed = key ? await decrypt(key, source) : source;
  const extract = tar.extract();
  const unpacked = pipeline(compressed, createZstdDecompress(), extract);
  // Reported by the loop below, which reads from the same stream.
  unpacked.catch(() => undefined);
  try {
    const summary = await readEntries(extract, handlers);
    await unpacked;
    return summary;
  } catch (error) {
    source.destroy();
    throw isDamage(error)
      ? new BackupError(`${file} is not a backup, or it is damaged: ${error.message}`)
      : error;
  }
}

async function readEntries(
  extract: tar.Extract,
  handlers: ArchiveHandlers,
): Promise<BackupSummary> {
  const digest = new ArchiveDigest();
  let header: BackupHeader | null = null;
  let summary: BackupSummary | null = null;
  for await (const entry of extract) {
    const { name } = entry.header;
    if (summary) throw new BackupError('The backup is damaged: entries follow its summary');
    if (name === entryNames.summary) {
      const { digest: expected, ...closing } = closingSchema.parse(await json(entry));
      if (expected !== digest.current())
        throw new BackupError('The backup is damaged: its content differs from its digest');
      summary = closing;
      continue;
    }
    const content = digest.entry(name);
    const read = pipeline(entry, content);
    read.catch(() => undefined);
    if (!header) {
      if (name !== entryNames.header) throw new BackupError('The file is not a backup');
      header = headerSchema.parse(await json(content));
      await handlers.header(header);
    } else await handleEntry(name, content, handlers);
    await read;
  }
  if (!header || !summary) throw new BackupError('The backup is incomplete');
  return summary;
}

async function handleEntry(
  name: string,
  content: Readable,
  handlers: ArchiveHandlers,
): Promise<void> {
  const [table] = after(entryNames.tables, name)?.split('/') ?? [];
  const key = after(entryNames.files, name);
  const dataFile = after(entryNames.data, name);
  if (table) await handlers.tablePart(table, content);
  else if (key) await handlers.file(key, content);
  else if (dataFile) await handlers.dataFile(dataFile, content);
  else throw new BackupError(`The backup has an unknown entry: ${name}`);
}

function after(prefix: string, name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

/** @throws {BackupError} for an entry that is too large for the memory */
async function json(content: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxJsonBytes)
      throw new BackupError('The backup is damaged: its header is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}

/** Whether reading failed, as opposed to the database, the file system or the file storage. */
function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof BackupError || 'syscall' in error) return false;
  // Classes of the SQL standard: 22, invalid values; 23, violated constraints.
  return !(error instanceof pg.DatabaseError) || /^2[23]/.test(error.code ?? '');
}
