import { randomUUID } from 'node:crypto';
import { ApiError } from '../../http/api-error.ts';
import { inspectContent } from '../../files/content-inspection.ts';
import { dispositionOf } from '../../files/disposition.ts';
import { requireFileQuota } from '../../files/file-quota.ts';
import { insertFiles, markUploaded } from '../../files/file-record-store.ts';
import type { Platform } from '../../platform/platform.ts';

/** Smaller pictures are tracking pixels and icons. In pixels. */
const minSide = 48;
const maxPixels = 16_000_000;

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png' };

interface Owner {
  ownerId: string;
  organizationId: string;
}

/**
 * Stores the picture of a page, so that readers do not connect to its server. Returns the id of the file, or
 * null if the picture is not supported or exceeds a quota.
 */
export async function storePicture(
  deps: Pick<Platform, 'config' | 'db' | 'files' | 'now'>,
  sent: Uint8Array,
  owner: Owner,
): Promise<string | null> {
  const found = await inspectPicture(sent);
  if (!found) return null;
  const { mimeType, bytes, width, height } = found;
  const id = randomUUID();
  const fileName = `picture.${extensions[mimeType]}`;
  const directory = 'link_preview' as const;
  const size = bytes.length;
  const createdAt = deps.now();
  const row = { id, key: `${directory}/${id}/${fileName}`, directory, fileName, mimeType, size };
  const hasSpace = await deps.db
    .transaction(async (tx) => {
      await requireFileQuota(tx, deps, [{ ...owner, directory, size }]);
      await insertFiles(tx, [{ ...row, ...owner, createdAt }]);
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

async function inspectPicture(sent: Uint8Array) {
  for (const mimeType of ['image/jpeg', 'image/png'] as const) {
    const found = await inspectContent(mimeType, sent);
    const { width, height } = found ?? {};
    if (!found || !width || !height) continue;
    const fits = width >= minSide && height >= minSide && width * height <= maxPixels;
    return fits ? { mimeType, bytes: found.bytes, width, height } : null;
  }
  return null;
}
