import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { sessionCookieName, signInPaths } from '@office/vocabulary';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { answerNotFound } from './error-handler.ts';
import { sendEarlyHints } from './early-hints.ts';
import {
  pagePolicy,
  precacheWorkerPolicy,
  pushWorkerPolicy,
  type PolicyConfig,
} from './security/content-security-policy.ts';

const apps = path.resolve(import.meta.dirname, '../../..');

/** Folders of the built applications. Default to the build output in the workspace. */
export interface PageFolders {
  web?: string;
  admin?: string;
}

type PageConfig = PolicyConfig & Pick<Config, 'earlyHints'>;

const year = 'public, max-age=31536000, immutable';
/** Paths that contain a hash of the content. The folder of the texts has the hash of all texts. */
const hashed = [
  /^(?:assets|scene\/builtin)\/.*[-.][\w-]{8,}\.\w+(?:\.map)?$/,
  /^locales\/[\w-]{8,}\//,
];

const workerPolicies = new Map([
  ['push-worker.js', pushWorkerPolicy],
  ['precache-worker.js', precacheWorkerPolicy],
]);

/** Serves the built applications. Paths without a file extension return the page of the application. */
export async function serveApplications(
  app: FastifyInstance,
  config: PageConfig,
  { web = path.join(apps, 'web/dist'), admin = path.join(apps, 'admin/dist') }: PageFolders = {},
): Promise<void> {
  await serveFiles(app, config, { prefix: '/', folder: web });
  await serveFiles(app, config, { prefix: '/admin/', folder: admin });
  // Prevents file lookups below /api, so that path traversal attempts get the same 404 as unknown paths.
  app.get('/api/*', answerNotFound);
  const pages = new Pages(config);
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    isBelow('/admin', request)
      ? pages.send(request, reply, { folder: admin, names: ['index.html'] })
      : pages.send(request, reply, { folder: web, names: [pageName(request), 'index.html'] });
  app.setNotFoundHandler(async (request, reply) =>
    acceptsHtml(request) ? send(request, reply) : answerNotFound(request, reply),
  );
}

interface Files {
  prefix: string;
  folder: string;
}

async function serveFiles(
  app: FastifyInstance,
  config: PageConfig,
  { prefix, folder }: Files,
): Promise<void> {
  if (existsSync(folder)) {
    const policies = new Map([...workerPolicies, ...(await offlinePagePolicies(config, folder))]);
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      // `sendFile` is added once and takes the folder as an argument.
      decorateReply: !app.hasReplyDecorator('sendFile'),
      index: false,
      // Registers a route per file at startup, because a wildcard route lists the folder on each request.
      wildcard: false,
      // Compressed variants are found by the route of the original.
      globIgnore: ['**/*.{br,gz}'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const name = path
          .relative(folder, file)
          .replaceAll(path.sep, '/')
          .replace(/\.(?:br|gz)$/, '');
        const isHashed = hashed.some((pattern) => pattern.test(name));
        reply.header('cache-control', isHashed ? year : 'no-cache');
        const policy = policies.get(name);
        if (policy) reply.header('content-security-policy', policy);
      },
    });
    await redirectTexts(app, prefix, folder);
  }
}

/** The service worker shows this page, with the headers of the file, if a page cannot be loaded. */
async function offlinePagePolicies(config: PageConfig, folder: string) {
  const names = await readdir(path.join(folder, 'assets')).catch(() => []);
  const pages = names.filter((name) => /^offline-.*\.html$/.test(name));
  return Promise.all(
    pages.map(async (name): Promise<[string, string]> => {
      const html = await readFile(path.join(folder, 'assets', name), 'utf8');
      return [`assets/${name}`, pagePolicy(config, html)];
    }),
  );
}

interface TextsParams {
  version: string;
  language: string;
  file: string;
}

/** Redirects pages that were loaded before a deployment to the texts of this version. */
async function redirectTexts(app: FastifyInstance, prefix: string, folder: string): Promise<void> {
  const [current] = await readdir(path.join(folder, 'locales')).catch(() => []);
  if (!current) return;
  app.get<{ Params: TextsParams }>(
    `${prefix}locales/:version/:language/:file`,
    async (request, reply) => {
      const { version, language, file } = request.params;
      if (version === current) return answerNotFound(request, reply);
      const [to, name] = [language, file].map(encodeURIComponent);
      return reply
        .header('cache-control', 'no-cache')
        .redirect(`${prefix}locales/${current}/${to}/${name}`);
    },
  );
}

function acceptsHtml(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !isBelow('/api', request) && path.extname(pathOf(request)) === '';
}

function isBelow(folder: string, request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/** Does not use `URL`, because it parses a path with two leading slashes as a host. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0]!;
}

/** The workplace requests its code immediately, and the sign-in page contains its markup. */
function pageName(request: FastifyRequest): string {
  if (hasSession(request)) return 'workplace.html';
  return signInPaths.includes(pathOf(request)) ? 'sign-in.html' : 'index.html';
}

function hasSession({ headers }: FastifyRequest): boolean {
  return (headers.cookie ?? '')
    .split(';')
    .some((cookie) => cookie.trim().startsWith(`${sessionCookieName}=`));
}

interface PageChoice {
  folder: string;
  /** In order of preference. */
  names: string[];
}

interface Page {
  mtimeMs: number;
  html: string;
  policy: string;
}

class Pages {
  readonly #config: PageConfig;
  readonly #read = new Map<string, Page>();

  constructor(config: PageConfig) {
    this.#config = config;
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { folder, names }: PageChoice,
  ): Promise<FastifyReply> {
    const name = names.find((each) => existsSync(path.join(folder, each)));
    if (name) {
      const { html, policy } = await this.#readPage(path.join(folder, name));
      if (this.#config.earlyHints) sendEarlyHints(request, reply, html);
      reply.header('content-security-policy', policy);
      return reply.code(200).sendFile(name, folder);
    }
    reply.header('cache-control', 'no-cache');
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The page is not built yet: run `npm run build`, or `npm run dev` while developing.\n');
  }

  /** Reads a page and computes its policy again only after a build. */
  async #readPage(file: string): Promise<Page> {
    const { mtimeMs } = await stat(file);
    const cached = this.#read.get(file);
    if (cached?.mtimeMs === mtimeMs) return cached;
    const html = await readFile(file, 'utf8');
    const page = { mtimeMs, html, policy: pagePolicy(this.#config, html) };
    this.#read.set(file, page);
    return page;
  }
}
