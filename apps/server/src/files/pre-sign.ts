import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { Claims, Platform } from '../http/operation.ts';
import { insertFile } from './file-record-store.ts';
import { directories, typeOf } from './rules.ts';

/**
 * Gives out an address to upload one file to.
 *
 * @throws {ApiError} 422 `fileTypeUnsupported`, `fileSizeInvalid`
 */
export async function preSign(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  claims: Claims,
  file: { directory: keyof typeof directories; fileName: string; fileSize: number },
): Promise<Schemas['PreSignedUpload']> {
  const rules = directories[file.directory];
  const mimeType = typeOf(rules, file.fileName);
  if (!mimeType) throw new ApiError(422, 'fileTypeUnsupported');
  if (file.fileSize < rules.smallest || file.fileSize > rules.largest) {
    throw new ApiError(422, 'fileSizeInvalid');
  }
  const id = randomUUID();
  const key = `${file.directory}/${id}/${file.fileName}`;
  await insertFile(db, {
    id,
    key,
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
