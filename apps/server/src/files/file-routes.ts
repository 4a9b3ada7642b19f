import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { ApiError } from '../http/api-error.ts';
import { CallLimits, type Limiter } from '../http/rate-limits.ts';
import type { FindLiveSession } from '../platform/area.ts';
import type { Platform } from '../platform/platform.ts';
import { mayOpen } from './download-access.ts';
import { DamagedFileError } from './encryption/segments.ts';
import { dispositionOf } from './disposition.ts';
import { filesPath, stableSeconds } from './storage/download-links.ts';
import { requestedRange } from './byte-range.ts';
import { LinkSigner } from './storage/file-link.ts';
import { findFile, lockFile, type FileRecord } from './file-record-store.ts';
import type { FileStorage } from '../platform/file-storage.ts';
import { maxFileBytes, uploadRulesOf } from './upload-rules.ts';
import { checkUpload } from './uploads.ts';

interface Deps extends Pick<Platform, 'config' | 'db' | 'now' | 'files' | 'privateFiles'> {
  findLiveSession: FindLiveSession;
  limiter: Limiter;
}

export function serveFiles(app: FastifyInstance, deps: Deps): void {
  const store = deps.files;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  registerUploadRoute(app, deps, store);
  registerDownloadRoute(app, deps, store);
}

function registerUploadRoute(app: FastifyInstance, deps: Deps, store: FileStorage): void {
  const signer = new LinkSigner(deps.config.secret);
  const limits = new CallLimits(deps.limiter);
  app.put(`${filesPath}/upload`, { bodyLimit: maxFileBytes }, async (request, reply) => {
    const { key, size, type, expires, signature } = textQuery(request);
    const file = { key, size: Number(size), mimeType: type };
    const terms = { action: 'upload', ...file, expires: Number(expires) } as const;
    if (!signer.isValid(terms, signature, deps.now())) throw new ApiError('forbidden');
    if (request.headers['content-type'] !== type) throw new ApiError('fileTypeUnsupported');
    await limits.address(request);
    const record = requireNotUploaded(await findFile(deps.db, key));
    // Limits uploads per owner, because rejected bytes can be sent repeatedly.
    if (record.ownerId) await limits.upload(record.ownerId);
    const { dataKey } = record;
    const announced = { ...file, size: record.size, dataKey, disposition: dispositionOf(record) };
    await store.write(announced, request.body as Readable, (put) =>
      // The first of several concurrent uploads wins, because it may already be in use.
      deps.db.transaction(async (tx) => {
        requireNotUploaded(await lockFile(tx, key));
        await put();
        await checkUpload({ ...deps, db: tx }, record);
      }),
    );
    return reply.code(204).send();
  });
}

/** @throws {ApiError} 403 `forbidden` if the file is unknown or already uploaded */
function requireNotUploaded(record: FileRecord | null): FileRecord {
  if (!record || record.uploadedAt) throw new ApiError('forbidden');
  return record;
}

function registerDownloadRoute(app: FastifyInstance, deps: Deps, store: FileStorage): void {
  const signer = new LinkSigner(deps.config.secret);
  app.get(`${filesPath}/*`, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const { session, organization, expires, signature } = textQuery(request);
    const reader = session ? { sessionId: session, organizationId: organization || null } : null;
    const terms = { action: 'download', key, expires: Number(expires), reader } as const;
    if (!signer.isValid(terms, signature, deps.now())) throw new ApiError('forbidden');
    const record = await findFile(deps.db, key);
    if (!record?.uploadedAt) throw new ApiError('notFound');
    if (!(await mayOpen(deps, record, reader))) throw new ApiError('forbidden');
    // Sets the type first, because cross-origin.ts reads it, also for redirects and 304 responses.
    reply.type(withCharset(record.mimeType));
    const elsewhere = await store.directUrl(key, record.dataKey);
    if (elsewhere)
      return reply.header('cache-control', 'private, no-cache').redirect(elsewhere, 302);
    const etag = `"${record.id}"`;
    reply.header('cache-control', cachingOf(key)).header('etag', etag);
    reply.header('accept-ranges', 'bytes');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const stored = await store.size(key, record.dataKey);
    // Encrypted bytes of another size are truncated.
    const isComplete = !record.dataKey || stored === record.size;
    if (stored === null || !isComplete) throw new ApiError('notFound');
    const part = requestedRange(request, { size: record.size, etag });
    if (part === 'beyond') {
      return reply.code(416).header('content-range', `bytes */${record.size}`).send();
    }
    const content = await store.read(key, record.dataKey, part).catch((error: unknown) => {
      if (!(error instanceof DamagedFileError)) throw error;
      request.log.error({ err: error, key }, 'an encrypted file is damaged');
      throw new ApiError('notFound');
    });
    if (part) {
      const { start, end } = part;
      reply.code(206).header('content-range', `bytes ${start}-${end}/${record.size}`);
    }
    return reply
      .header('content-length', part ? part.end - part.start + 1 : record.size)
      .header('content-disposition', dispositionOf(record))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(content);
  });
}

/** Private files are revalidated on each request, so that a removed member loses access immediately. */
function cachingOf(key: string): string {
  return uploadRulesOf(key)?.private ? 'private, no-cache' : `private, max-age=${stableSeconds}`;
}

/** Without a charset, browsers guess the encoding of text and sometimes its type. */
function withCharset(mimeType: string): string {
  return mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType;
}

type QueryName = 'key' | 'size' | 'type' | 'session' | 'organization' | 'expires' | 'signature';

/** Missing or repeated query values become empty strings, which match no signature. */
function textQuery(request: FastifyRequest): Record<QueryName, string> {
  const query = request.query as Record<string, unknown>;
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    key: text('key'),
    size: text('size'),
    type: text('type'),
    session: text('session'),
    organization: text('organization'),
    expires: text('expires'),
    signature: text('signature'),
  };
}
