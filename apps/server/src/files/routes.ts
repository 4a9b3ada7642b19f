import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../http/operation.ts';
import { filesPath, type DiskFileStore } from './disk-store.ts';
import { findUploadedType, markUploaded } from './file-record-store.ts';

/** Answers the signed addresses of the disk store. */
export function serveFiles(
  app: FastifyInstance,
  { db, now }: Pick<Platform, 'db' | 'now'>,
  store: DiskFileStore,
): void {
  // Bodies here are bytes of any type, read as they come.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.put(`${filesPath}/upload`, { bodyLimit: 1024 ** 3 }, async (request, reply) => {
    const { key, size, type, expires, signature } = textQuery(request);
    const file = { key, size: Number(size), mimeType: type };
    const terms = { action: 'upload', ...file, expires: Number(expires) } as const;
    if (!store.signer.isValid(terms, signature, now())) throw new ApiError(403, 'forbidden');
    if (request.headers['content-type'] !== type) throw new ApiError(422, 'fileTypeUnsupported');
    if ((await store.size(key)) !== null) throw new ApiError(403, 'forbidden');
    await store.write(file, request.body as Readable);
    await markUploaded(db, key, now());
    return reply.code(204).send();
  });

  app.get(`${filesPath}/*`, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const { expires, signature } = textQuery(request);
    const terms = { action: 'download', key, expires: Number(expires) } as const;
    if (!store.signer.isValid(terms, signature, now())) throw new ApiError(403, 'forbidden');
    const [mimeType, size] = await Promise.all([findUploadedType(db, key), store.size(key)]);
    if (!mimeType || size === null) throw new ApiError(404, 'notFound');
    const lifetime = Math.max(0, Math.floor(terms.expires - now().getTime() / 1000));
    return (
      reply
        .header('content-length', size)
        .header('cache-control', `private, max-age=${lifetime}`)
        .header('content-disposition', mimeType.startsWith('image/') ? 'inline' : 'attachment')
        // Whatever someone uploaded, nothing in it runs here.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(mimeType)
        .send(store.read(key))
    );
  });
}

/** Query values as text; what is missing or doubled is empty, and fits no signature. */
function textQuery(
  request: FastifyRequest,
): Record<'key' | 'size' | 'type' | 'expires' | 'signature', string> {
  const query = request.query as Record<string, unknown>;
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    key: text('key'),
    size: text('size'),
    type: text('type'),
    expires: text('expires'),
    signature: text('signature'),
  };
}
