import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import { requireViewer, type Claims, type Viewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import type { LinkReader } from '../platform/file-storage.ts';
import { findFiles, type FileRecord } from './file-record-store.ts';
import { uploadRulesOf } from './upload-rules.ts';

/**
 * Addresses to download files from: of chat rooms that the caller is in, of the organisation, and
 * what the caller uploaded.
 *
 * @throws {ApiError} 404 `notFound` when the caller may not read one of them
 */
export async function preSignDownloads(
  deps: Pick<Platform, 'db' | 'files' | 'privateFiles'>,
  claims: Claims,
  keys: readonly string[],
): Promise<Page<Schemas['PreSignedDownload']>> {
  const viewer = requireViewer(claims);
  const readable = await findReadable(deps, viewer, keys);
  if (keys.some((key) => !readable.has(key))) throw new ApiError('notFound');
  const data = keys.map((fileKey) => {
    const { url, expiresAt } = deps.files.links.sign(fileKey, claims);
    return { fileKey, url, expiresAt: expiresAt.toISOString() };
  });
  return toSinglePage(data);
}

async function findReadable(
  deps: Pick<Platform, 'db' | 'privateFiles'>,
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
  const shown = await deps.privateFiles.readableBy(viewer.userId, keys);

  return new Set([...shared.map(({ key }) => key), ...own.map(({ key }) => key), ...shown]);
}

/** Finds a session that may go on; null for one that is over: signed out, blocked, in another role. */
export type FindLiveSession = (
  sessionId: string,
) => Promise<{ userId: string; organizationId: string | null } | null>;

/**
 * Whether a link may still be opened: its session goes on, in the organisation that it was made for. A file of a
 * chat room is for its members alone besides.
 */
export async function mayOpen(
  deps: Pick<Platform, 'privateFiles'> & { findLiveSession: FindLiveSession },
  file: FileRecord,
  reader: LinkReader | null,
): Promise<boolean> {
  const isPrivate = uploadRulesOf(file.key)?.private ?? false;
  if (!reader) return !isPrivate;
  const session = await deps.findLiveSession(reader.sessionId);
  if (!session) return false;
  const { organizationId } = reader;
  if (organizationId && organizationId !== session.organizationId) return false;
  if (!isPrivate) return true;
  return (await deps.privateFiles.readableBy(session.userId, [file.key])).length > 0;
}
