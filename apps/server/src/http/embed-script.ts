import { existsSync } from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = path.resolve(import.meta.dirname, '../../../../packages/embed/dist/script');

/** Serves the script of `@office/embed` to the pages of all origins. */
export async function serveEmbedScript(app: FastifyInstance, folder = built): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ['br', 'gzip'] });
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/embed/',
      decorateReply: false,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply) => {
        // Pages can load it with `crossorigin` and an integrity hash.
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('cache-control', 'public, max-age=3600');
      },
    });
  });
}
