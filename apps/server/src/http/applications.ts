import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-handler.ts';
import { pushWorkerPolicy } from './content-security-policy.ts';

const apps = path.resolve(import.meta.dirname, '../../..');

/** Folders of the built applications; the workspace's own where one is left out. */
export interface PageFolders {
  /** The members' application, at `/`. */
  web?: string;
  /** The administrators', below `/admin`. */
  admin?: string;
}

const year = 'public, max-age=31536000, immutable';
const hashed = /[-.][A-Za-z0-9_-]{8,}\.\w+(\.map)?(\.gz|\.br)?$/;

/**
 * Serves the built applications. Addresses that are no file and not below /api are pages of the application
 * that they are below, which routes them itself.
 */
export async function serveApplications(
  app: FastifyInstance,
  { web = path.join(apps, 'web/dist'), admin = path.join(apps, 'admin/dist') }: PageFolders = {},
): Promise<void> {
  await serveFiles(app, '/', web);
  await serveFiles(app, '/admin/', admin);
  // Below /api there are no files: addresses that look like a way out of the folder are as unknown as others.
  app.get('/api/*', answerNotFound);
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, path.join(isBelow('/admin', request) ? admin : web, 'index.html'));
  app.setNotFoundHandler(async (request, reply) =>
    wantsPage(request) ? send(request, reply) : answerNotFound(request, reply),
  );
}

async function serveFiles(app: FastifyInstance, prefix: string, folder: string): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: false,
      index: false,
      // The files of the start each have their route: looking for one on the disk lists its folder, each time.
      wildcard: false,
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
}

function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !isBelow('/api', request) && path.extname(pathOf(request)) === '';
}

function isBelow(folder: string, request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/** Not by URL: an address that begins with two slashes would be taken for one with a host. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0]!;
}

async function sendPage(reply: FastifyReply, file: string): Promise<FastifyReply> {
  const page = await readFile(file, 'utf8').catch(() => null);
  reply.header('cache-control', 'no-cache');
  if (page) return reply.type('text/html; charset=utf-8').send(page);
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The page is not built yet: run `npm run build`, or `npm run dev` while developing.\n');
}
