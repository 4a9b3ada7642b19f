import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { Claims, Platform } from '../http/operation.ts';
import { countFilesSince, insertFile } from './file-record-store.ts';
import { directories, typeOf } from './rules.ts';

const hour = 60 * 60 * 1000;
/** More photos than anyone tries on; what is not used stays for a day, and fills the disk. */
const filesAnHour = 60;

/**
 * Gives out an address to upload one file to.
 *
 * @throws {ApiError} 422 `fileTypeUnsupported`, `fileSizeInvalid`; 429 `tooManyRequests`
 */
export async function preSign(
  { db, files, now }: Pick<Platform, 'db' | 'files' | 'now'>,
  claims: Claims,
  file: { directory: keyof typeof directories; fileName: string; fileSize: number },
): Promise<Schemas['PreSignedUpload']> {
  const rules = directories[file.directory];
  const mimeType = typeOf(rules, file.fileName);
  if (!mimeType) throw new ApiError(422, 'fileTypeUnsupported');
  if (file.fileSize < rules.smallest || file.fileSize > rules.largest) {
    throw new ApiError(422, 'fileSizeInvalid');
  }
  const since = new Date(now().getTime() - hour);
  if ((await countFilesSince(db, { ownerId: claims.userId, since })) >= filesAnHour) {
    throw new ApiError(429, 'tooManyRequests', { data: { retryAfter: hour / 1000 } });
  }
  const id = randomUUID();
  const key = `${file.directory}/${id}/${file.fileName}`;
  await insertFile(db, {
    id,
    key,
    createdAt: now(),
    directory: file.directory,
    fileName: file.fileName,
    mimeType,
    size: file.fileSize,
    ownerId: claims.userId,
    organizationId: claims.organizationId,
  });
  const { url, headers, expiresAt } = await files.uploadUrl({
    key,
    size: file.fileSize,
    mimeType,
  });
  return {
    fileKey: key,
    uploadUrl: url,
    method: 'PUT',
    headers,
    expiresAt: expiresAt.toISOString(),
  };
}
