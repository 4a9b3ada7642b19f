import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims, WithViewer } from '../http/claims.ts';
import type { FindLiveSession } from '../platform/area.ts';
import type { Platform } from '../platform/platform.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import type { FileReader } from '../platform/private-files.ts';
import type { LinkReader } from '../platform/file-storage.ts';
import { findFiles, type FileRecord } from './file-record-store.ts';
import { checkUpload } from './uploads.ts';
import { uploadRulesOf } from './upload-rules.ts';

type Deps = Pick<Platform, 'db' | 'files' | 'now' | 'privateFiles'>;

/**
 * Returns download addresses for files that an area shows to the caller, non-private files of the
 * organisation, and the caller's uploads.
 * @throws {ApiError} 404 `notFound` when the caller may not read one of them
 */
export async function preSignDownloads(
  context: Deps & WithClaims & WithViewer,
  keys: readonly string[],
): Promise<Page<Schemas['PreSignedDownload']>> {
  const reader = { ...context.viewer, administers: context.claims.audience === 'ADMIN' };
  const readable = await findReadable(context, reader, keys);
  if (keys.some((key) => !readable.has(key))) throw new ApiError('notFound');
  const data = keys.map((fileKey) => {
    const { url, expiresAt } = context.files.links.sign(fileKey, context.claims);
    return { fileKey, url, expiresAt: expiresAt.toISOString() };
  });
  return toSinglePage(data);
}

export async function findReadable(
  deps: Deps,
  reader: FileReader,
  keys: readonly string[],
): Promise<Set<string>> {
  const files = await Promise.all(
    (await findFiles(deps.db, keys)).map((file) => withOwnBytes(deps, file, reader)),
  );
  const plain = files.filter(
    (file) => file.uploadedAt && (isShared(file, reader) || isOwn(file, reader)),
  );
  const shown = await deps.privateFiles.readableBy(reader, keys);
  return new Set([...plain.map(({ key }) => key), ...shown]);
}

/** A bucket sends no notification of finished uploads, so the upload is checked on the owner's first read. */
async function withOwnBytes(deps: Deps, file: FileRecord, reader: FileReader): Promise<FileRecord> {
  if (file.uploadedAt || !isOwn(file, reader)) return file;
  return checkUpload(deps, file).catch((error: unknown) => {
    if (error instanceof ApiError) return file;
    throw error;
  });
}

function isShared({ key, organizationId }: FileRecord, reader: FileReader): boolean {
  return organizationId === reader.organizationId && !uploadRulesOf(key)?.private;
}

function isOwn({ key, ownerId, organizationId }: FileRecord, reader: FileReader): boolean {
  const rules = uploadRulesOf(key);
  if (!rules?.ownerReads || ownerId !== reader.userId) return false;
  return !rules.private || organizationId === reader.organizationId;
}

/** The session must be live and in the organisation of the link, and private files visible to the reader. */
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
  const asking = {
    userId: session.userId,
    organizationId: session.organizationId,
    administers: session.audience === 'ADMIN',
  };
  return isOwn(file, asking) || (await deps.privateFiles.readableBy(asking, [file.key])).length > 0;
}
