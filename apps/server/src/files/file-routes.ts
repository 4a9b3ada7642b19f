import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { mayOpen } from './download-access.ts';
import { DiskFileStorage } from './disk-file-storage.ts';
import { dispositionOf } from './disposition.ts';
import { filesPath } from './download-links.ts';
import { LinkSigner } from './file-link.ts';
import { findFile, lockFile, type FileRecord } from './file-record-store.ts';
import type { FileStorage } from '../platform/file-storage.ts';
import { maxFileBytes } from './upload-rules.ts';
import { checkUpload } from './uploads.ts';

type Deps = Pick<Platform, 'config' | 'db' | 'now' | 'files'>;

/** Answers the signed download addresses; with the disk store those for uploads too. */
export function serveFiles(app: FastifyInstance, deps: Deps, store: FileStorage): void {
  // Bodies here are bytes of any type, read as they come.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  if (store instanceof DiskFileStorage) takeUploads(app, deps, store);
  giveDownloads(app, deps, store);
}

function takeUploads(app: FastifyInstance, deps: Deps, store: DiskFileStorage): void {
  app.put(`${filesPath}/upload`, { bodyLimit: maxFileBytes }, async (request, reply) => {
    const { key, size, type, expires, signature } = textQuery(request);
    const file = { key, size: Number(size), mimeType: type };
    const terms = { action: 'upload', ...file, expires: Number(expires) } as const;
    if (!store.signer.isValid(terms, signature, deps.now())) throw new ApiError('forbidden');
    if (request.headers['content-type'] !== type) throw new ApiError('fileTypeUnsupported');
    const record = requireUnsent(await findFile(deps.db, key));
    await store.write({ key, size: record.size }, request.body as Readable, (put) =>
      // Several may send at once: the first one's bytes stay, for they may be somebody's photo by now.
      deps.db.transaction(async (tx) => {
        requireUnsent(await lockFile(tx, key));
        await put();
        await checkUpload({ ...deps, db: tx }, record);
      }),
    );
    return reply.code(204).send();
  });
}

/** @throws {ApiError} 403 `forbidden` */
function requireUnsent(record: FileRecord | null): FileRecord {
  if (!record || record.uploadedAt) throw new ApiError('forbidden');
  return record;
}

function giveDownloads(app: FastifyInstance, deps: Deps, store: FileStorage): void {
  const signer = new LinkSigner(deps.config.secret);
  app.get(`${filesPath}/*`, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const { expires, viewer, signature } = textQuery(request);
    const link = { key, expires: Number(expires), ...(viewer && { viewerId: viewer }) };
    const terms = { action: 'download', ...link } as const;
    if (!signer.isValid(terms, signature, deps.now())) throw new ApiError('forbidden');
    const record = await findFile(deps.db, key);
    if (!record?.uploadedAt) throw new ApiError('notFound');
    if (!(await mayOpen(deps, record, viewer || null))) throw new ApiError('forbidden');
    const lifetime = Math.max(0, Math.floor(link.expires - deps.now().getTime() / 1000));
    // A private file is asked for each time: a removed member of the room is refused at once.
    reply.header('cache-control', viewer ? 'private, no-cache' : `private, max-age=${lifetime}`);
    if (viewer) reply.header('etag', `"${record.id}"`);
    if (viewer && request.headers['if-none-match'] === `"${record.id}"`) {
      return reply.code(304).send();
    }
    const elsewhere = await store.directUrl(key);
    if (elsewhere) return reply.redirect(elsewhere, 302);
    if ((await store.size(key)) === null) throw new ApiError('notFound');
    return (
      reply
        .header('content-length', record.size)
        .header('content-disposition', dispositionOf(record))
        .header('x-content-type-options', 'nosniff')
        // Whatever someone uploaded, nothing in it runs here.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(withCharset(record.mimeType))
        .send(await store.read(key))
    );
  });
}

/** Without one, browsers guess the encoding of text, and with it sometimes what it is. */
function withCharset(mimeType: string): string {
  return mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType;
}

/** Query values as text; what is missing or doubled is empty, and fits no signature. */
function textQuery(
  request: FastifyRequest,
): Record<'key' | 'size' | 'type' | 'expires' | 'viewer' | 'signature', string> {
  const query = request.query as Record<string, unknown>;
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    key: text('key'),
    size: text('size'),
    type: text('type'),
    expires: text('expires'),
    viewer: text('viewer'),
    signature: text('signature'),
  };
}
