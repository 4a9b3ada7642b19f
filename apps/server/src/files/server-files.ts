import { randomUUID } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { dispositionOf } from './disposition.ts';
import { newDataKey } from './encryption/data-key.ts';
import { requireFileQuota } from './file-quota.ts';
import { insertFiles, markUploaded, type NewFile } from './file-record-store.ts';

interface ServerFile extends Omit<NewFile, 'size'> {
  fileName: string;
  mimeType: string;
  width: number;
  height: number;
}

/** Stores a picture from another source than an upload. Null if it exceeds a quota. */
export async function storeServerFile(
  deps: Pick<Platform, 'config' | 'db' | 'files' | 'now'>,
  { width, height, ...file }: ServerFile,
  bytes: Uint8Array,
): Promise<string | null> {
  const id = randomUUID();
  const size = bytes.length;
  const createdAt = deps.now();
  const key = `${file.directory}/${id}/${file.fileName}`;
  const row = { ...file, id, key, size, dataKey: newDataKey(deps.config, id) };
  const hasSpace = await deps.db
    .transaction(async (tx) => {
      await requireFileQuota(tx, deps, [row]);
      await insertFiles(tx, [{ ...row, createdAt }]);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    });
  if (!hasSpace) return null;
  await deps.files.put({ ...row, disposition: dispositionOf(row) }, bytes);
  await markUploaded(deps.db, row.key, { uploadedAt: createdAt, size, width, height });
  return id;
}

/** Stores a local file that the server created. Quotas do not apply. */
export async function storeLocalFile(
  deps: Pick<Platform, 'config' | 'db' | 'files' | 'now'>,
  file: Pick<ServerFile, 'organizationId' | 'directory' | 'fileName' | 'mimeType'> & {
    size: number;
  },
  path: string,
): Promise<string> {
  const id = randomUUID();
  const key = `${file.directory}/${id}/${file.fileName}`;
  const row = { ...file, id, key, dataKey: newDataKey(deps.config, id) };
  const createdAt = deps.now();
  // The row comes first, so that the clean-up finds the bytes after a crash.
  await insertFiles(deps.db, [{ ...row, createdAt }]);
  await deps.files.putFile({ ...row, disposition: dispositionOf(row) }, path);
  await markUploaded(deps.db, row.key, {
    uploadedAt: createdAt,
    size: file.size,
    width: null,
    height: null,
  });
  return id;
}
