import type { ErrorCode } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { typeDetectionBytes, inspectContent, isOfType } from './inspection/content-inspection.ts';
import { dispositionOf } from './disposition.ts';
import { findFile, findFiles, hasUploaded, markUploaded } from './file-record-store.ts';
import type { FileRecord } from './file-record-store.ts';

export type { FileRecord };
export { hasUploaded };

type Deps = Pick<Platform, 'files' | 'now'> & { db: Queryable };

export interface Upload {
  key: string;
  ownerId: string;
  directory: string;
}

/**
 * Returns an upload after its bytes are checked.
 * @throws {ApiError} 422 `fileNotUploaded`, also for files of others; `fileSizeInvalid`,
 *   `fileTypeUnsupported`
 */
export async function requireUpload(deps: Deps, upload: Upload): Promise<FileRecord> {
  const file = await findFile(deps.db, upload.key);
  if (!file || file.ownerId !== upload.ownerId || file.directory !== upload.directory) {
    throw new ApiError('fileNotUploaded');
  }
  return file.uploadedAt ? file : checkUpload(deps, file);
}

export async function requireUploads(
  deps: Deps,
  keys: readonly string[],
  of: Omit<Upload, 'key'>,
): Promise<FileRecord[]> {
  const found = new Map((await findFiles(deps.db, keys)).map((file) => [file.key, file]));
  const checked: FileRecord[] = [];
  for (const key of keys) {
    const file = found.get(key);
    const isTheirs = file?.ownerId === of.ownerId && file.directory === of.directory;
    if (!file || !isTheirs) throw new ApiError('fileNotUploaded');
    checked.push(file.uploadedAt ? file : await checkUpload(deps, file));
  }
  return checked;
}

/**
 * Inspects uploaded bytes and stores them; images without metadata. Removes bytes that do not match
 * the announced size or type.
 * @throws {ApiError} 422 `fileNotUploaded`, `fileSizeInvalid`, `fileTypeUnsupported`
 */
export async function checkUpload(deps: Deps, file: FileRecord): Promise<FileRecord> {
  const { key, size: announced, mimeType, dataKey } = file;
  const stored = await deps.files.size(key, dataKey);
  if (stored === null) throw new ApiError('fileNotUploaded');
  if (stored > announced) return refuse(deps, key, 'fileSizeInvalid');
  if (mimeType.startsWith('video/')) return checkVideo(deps, file, stored);
  const chunks: Buffer[] = [];
  for await (const chunk of await deps.files.read(key, dataKey)) chunks.push(chunk as Buffer);
  const sent = Buffer.concat(chunks);
  const found = await inspectContent(mimeType, sent);
  // An image without metadata may be the result of an earlier check whose record could not be written.
  const wasKept = mimeType.startsWith('image/') && found && sent.equals(found.bytes);
  if (sent.length > announced || (sent.length < announced && !wasKept)) {
    return refuse(deps, key, 'fileSizeInvalid');
  }
  if (!found) return refuse(deps, key, 'fileTypeUnsupported');
  const { bytes, width, height } = found;
  const size = bytes.length;
  const stripped = { key, size, mimeType, dataKey, disposition: dispositionOf(file) };
  // Unchanged encrypted bytes are already in their final location.
  if (!dataKey || !sent.equals(bytes)) await deps.files.finalize(stripped, bytes);
  const change = { uploadedAt: deps.now(), size, width, height };
  await markUploaded(deps.db, key, change);
  return { ...file, ...change };
}

/** Videos are too large for memory: they are stored as uploaded, and only their first bytes are checked. */
async function checkVideo(deps: Deps, file: FileRecord, stored: number): Promise<FileRecord> {
  const { key, size, mimeType, dataKey } = file;
  if (stored < size) return refuse(deps, key, 'fileSizeInvalid');
  const disposition = dispositionOf(file);
  await deps.files.keepUploaded({ key, size, mimeType, dataKey, disposition });
  const head: Buffer[] = [];
  const beginning = { start: 0, end: Math.min(size, typeDetectionBytes) - 1 };
  for await (const chunk of await deps.files.read(key, dataKey, beginning))
    head.push(chunk as Buffer);
  if (!(await isOfType(mimeType, Buffer.concat(head)))) {
    return refuse(deps, key, 'fileTypeUnsupported');
  }
  const change = { uploadedAt: deps.now(), size, width: null, height: null };
  await markUploaded(deps.db, key, change);
  return { ...file, ...change };
}

async function refuse(deps: Deps, key: string, code: ErrorCode): Promise<never> {
  await deps.files.remove(key);
  throw new ApiError(code);
}
