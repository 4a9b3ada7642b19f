import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import { requireViewer, type Claims, type Viewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { downloadExpiry } from './download-links.ts';
import { findFiles, findReadableAttachments, type FileRecord } from './file-record-store.ts';
import { uploadRulesOf } from './upload-rules.ts';

/**
 * Addresses to download files from: of chat rooms that the caller is in, of the organisation, and
 * what the caller uploaded.
 *
 * @throws {ApiError} 404 `notFound` when the caller may not read one of them
 */
export async function preSignDownloads(
  deps: Pick<Platform, 'db' | 'files' | 'now'>,
  claims: Claims,
  keys: readonly string[],
): Promise<Page<Schemas['PreSignedDownload']>> {
  const viewer = requireViewer(claims);
  const readable = await findReadable(deps, viewer, keys);
  if (keys.some((key) => !readable.has(key))) throw new ApiError('notFound');
  const expiresAt = new Date(downloadExpiry(deps.now()) * 1000).toISOString();
  const data = await Promise.all(
    keys.map(async (fileKey) => {
      const link = uploadRulesOf(fileKey)?.private
        ? { key: fileKey, viewerId: viewer.userId }
        : { key: fileKey };
      return { fileKey, url: await deps.files.downloadUrl(link), expiresAt };
    }),
  );
  return toSinglePage(data);
}

async function findReadable(
  deps: Pick<Platform, 'db'>,
  viewer: Viewer,
  keys: readonly string[],
): Promise<Set<string>> {
  const files = await findFiles(deps.db, keys);
  const shared = files.filter(
    ({ key, organizationId, uploadedAt }) =>
      uploadedAt && organizationId === viewer.organizationId && !uploadRulesOf(key)?.private,
  );
  const own = files.filter(
    ({ key, ownerId, uploadedAt }) =>
      uploadedAt && ownerId === viewer.userId && !uploadRulesOf(key)?.private,
  );
  const inRooms = await findReadableAttachments(deps.db, viewer.userId, keys);

  return new Set([...shared.map(({ key }) => key), ...own.map(({ key }) => key), ...inRooms]);
}

/** Whether a signed address may still be opened: a file of a chat room by its members alone. */
export async function mayOpen(
  deps: Pick<Platform, 'db'>,
  file: FileRecord,
  viewerId: string | null,
): Promise<boolean> {
  if (!uploadRulesOf(file.key)?.private) return true;
  if (!viewerId) return false;
  return (await findReadableAttachments(deps.db, viewerId, [file.key])).length > 0;
}
