import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-handler.ts';
import { pushWorkerPolicy } from './content-security-policy.ts';

const defaultFolder = path.resolve(import.meta.dirname, '../../../web/dist');
const year = 'public, max-age=31536000, immutable';
const hashed = /[-.][A-Za-z0-9_-]{8,}\.\w+(\.map)?(\.gz|\.br)?$/;

/**
 * Serves the built web app. Addresses that are no file and not below /api are pages of the app,
 * which routes them itself.
 */
export async function serveWebApp(app: FastifyInstance, folder = defaultFolder): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`) && hashed.test(file);
        reply.header('cache-control', isHashed ? year : 'no-cache');
        if (path.basename(file).startsWith('push-worker.js')) {
          reply.header('content-security-policy', pushWorkerPolicy);
        }
      },
    });
  }
  // Below /api there are no files: addresses that look like a way out of the folder are as unknown as others.
  app.get('/api/*', answerNotFound);
  // A folder is forbidden to the static files; the root is a page like the others.
  app.get('/', (_request, reply) => sendPage(reply, path.join(folder, 'index.html')));
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return answerNotFound(request, reply);
    return sendPage(reply, path.join(folder, 'index.html'));
  });
}

function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  // Not by URL: an address that begins with two slashes would be taken for one with a host.
  const pathname = request.url.split('?')[0]!;
  const isFile = path.extname(pathname) !== '';
  return !pathname.startsWith('/api/') && pathname !== '/api' && !isFile;
}

async function sendPage(reply: FastifyReply, file: string): Promise<FastifyReply> {
  const page = await readFile(file, 'utf8').catch(() => null);
  reply.header('cache-control', 'no-cache');
  if (page) return reply.type('text/html; charset=utf-8').send(page);
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send(
      'The web app is not built yet: run `npm run build`, or `npm run dev` while developing.\n',
    );
}
