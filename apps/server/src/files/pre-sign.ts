import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxBytesOf, maxImagesAtOnce, mimeTypeOf, type FileDirectory } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { dispositionOf, visibleName } from './disposition.ts';
import { newDataKey } from './encryption/data-key.ts';
import { requireFileQuota } from './file-quota.ts';
import { insertFiles } from './file-record-store.ts';
import { uploadRules } from './upload-rules.ts';

type Deps = Pick<Platform, 'config' | 'db' | 'files' | 'now'>;

type Announced = Schemas['PreSignRequest'];

/** Returns upload addresses for all files, or throws without creating any. */
export async function preSign(
  context: Deps & WithClaims,
  directory: FileDirectory,
  announced: readonly Announced[],
): Promise<Schemas['PreSignedUpload'][]> {
  if (directory !== 'profile' && !context.claims.organizationId) {
    throw new ApiError('organizationNotSelected');
  }
  const images = announced.filter(({ fileName }) => isImage(directory, fileName));
  if (images.length > maxImagesAtOnce) throw new ApiError('imageUploadLimit');
  const rows = announced.map((file) => toRow(context, directory, file));
  await context.db.transaction(async (tx) => {
    await requireFileQuota(tx, context, rows);
    await insertFiles(tx, rows);
  });
  return Promise.all(
    rows.map(async (row) => {
      const { key, size, mimeType, dataKey } = row;
      const disposition = dispositionOf(row);
      const { url, headers, expiresAt } = await context.files.uploadUrl({
        key,
        size,
        mimeType,
        disposition,
        dataKey,
      });
      return {
        fileKey: key,
        uploadUrl: url,
        method: 'PUT' as const,
        headers,
        expiresAt: expiresAt.toISOString(),
      };
    }),
  );
}

function toRow(
  { now, claims, config }: Deps & WithClaims,
  directory: FileDirectory,
  announced: Announced,
) {
  const { fileSize } = announced;
  const fileName = visibleName(announced.fileName);
  const rules = uploadRules[directory];
  const mimeType = mimeTypeOf(rules, fileName);
  if (!mimeType) throw new ApiError('fileTypeUnsupported');
  if (fileSize < rules.minBytes || fileSize > maxBytesOf(rules, mimeType)) {
    throw new ApiError('fileSizeInvalid');
  }
  const id = randomUUID();
  return {
    id,
    key: `${directory}/${id}/${fileName}`,
    createdAt: now(),
    directory,
    fileName,
    mimeType,
    size: fileSize,
    ownerId: claims.userId,
    organizationId: claims.organizationId,
    dataKey: newDataKey(config, id),
  };
}

function isImage(directory: FileDirectory, fileName: string): boolean {
  return mimeTypeOf(uploadRules[directory], fileName)?.startsWith('image/') ?? false;
}
