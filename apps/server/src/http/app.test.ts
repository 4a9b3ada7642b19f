import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { makeLimiter } from '../../test/office.ts';
import { createMetrics } from '../observability/metrics.ts';
import { createLogger } from '../observability/logger.ts';
import { noTracing } from '../observability/tracing.ts';
import { createApp } from './app.ts';
import { hashSource } from './security/content-security-policy.ts';
import { handlers } from '../area-parts.ts';

const firebase = {
  projectId: 'office-1',
  apiKey: 'k',
  appId: 'a',
  messagingSenderId: '1',
  vapidKey: 'v',
};

let webFolder: string;
let server: TestServer;
beforeAll(async () => {
  webFolder = await mkdtemp(path.join(tmpdir(), 'office-web-'));
  await mkdir(path.join(webFolder, 'assets'));
  await writeFile(path.join(webFolder, 'index.html'), '<!doctype html><title>Office</title>');
  await writeFile(
    path.join(webFolder, 'sign-in.html'),
    '<!doctype html><title>Office</title><style>p{}</style><script>run()</script>Sign in',
  );
  await writeFile(path.join(webFolder, 'workplace.html'), '<title>Office</title>Workplace');
  await writeFile(
    path.join(webFolder, 'assets', 'offline-Gq3xT_9z.html'),
    '<title>Offline</title><script>show()</script>',
  );
  await writeFile(path.join(webFolder, 'favicon.svg'), '<svg/>');
  for (const name of ['push-worker.js', 'precache-worker.js'])
    await writeFile(path.join(webFolder, name), ';');
  await mkdir(path.join(webFolder, 'locales', 'Dq3xT_9z', 'ja'), { recursive: true });
  await writeFile(path.join(webFolder, 'locales', 'Dq3xT_9z', 'ja', 'common.json'), '{}');
  await mkdir(path.join(webFolder, 'scene', 'builtin'), { recursive: true });
  for (const name of ['office.loader.js', 'office.loader-Eq3xT_9z.js', 'office-Fq3xT_9z.js'])
    await writeFile(path.join(webFolder, 'scene', 'builtin', name), ';');
  await mkdir(path.join(webFolder, 'administration', 'assets'), { recursive: true });
  await writeFile(path.join(webFolder, 'administration', 'index.html'), '<title>Admin</title>');
  await writeFile(path.join(webFolder, 'administration', 'assets', 'main-Ab3xT_9z.js'), ';');
  const asset = path.join(webFolder, 'assets', 'main-Bq3xT_9z.js');
  await writeFile(asset, 'export {};');
  await writeFile(`${asset}.gz`, gzipSync('export {};'));
  server = await startTestServer({
    pageFolders: { web: webFolder, admin: path.join(webFolder, 'administration') },
    config: {
      trustProxy: false,
      scene: { host: 'https://cdn.example/build', version: '7' },
      firebase,
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${address}`, { headers });

describe('createApp', () => {
  const start = (changed: object) =>
    createApp({
      platform: server.platform,
      handlers: changed as typeof handlers,
      authenticate: () => Promise.reject(new Error('unused')),
      signedUserId: () => Promise.resolve(null),
      isApiToken: () => false,
      authenticateApiToken: () => Promise.reject(new Error('not used')),
      record: () => ({
        audit: null,
        succeeded: () => Promise.resolve(),
        refused: () => Promise.resolve(),
      }),
      limiter: makeLimiter(),
      refuseDuringMaintenance: () => Promise.resolve(),
      signLinks: (json) => json,
      pingDatabase: () => Promise.resolve(),
      log: createLogger(server.config),
      metrics: createMetrics(),
      tracing: noTracing,
    });

  it('throws for an operation without a handler', async () => {
    const { login: _, ...rest } = handlers;
    await expect(start(rest)).rejects.toThrow('Operations without a handler: login');
  });

  it('throws for a handler without an operation', async () => {
    const extra = { ...handlers, loginTwice: () => undefined };
    await expect(start(extra)).rejects.toThrow('Handlers without an operation: loginTwice');
  });
});

describe('response headers', () => {
  it.each(['/', '/config.json', '/api/docs', '/api/v1/settings', '/assets/main-Bq3xT_9z.js'])(
    'include the security headers for %s',
    async (address) => {
      const { headers } = await get(address);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    },
  );

  it('forbid inline scripts and styles, and allow scripts of the configured scene host', async () => {
    const { headers } = await get('/terms-of-service');
    const policy = Object.fromEntries(
      headers
        .get('content-security-policy')!
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/s) as [string, string]),
    );
    expect(policy['script-src']).toBe("'self' 'wasm-unsafe-eval' https://cdn.example");
    expect(policy['script-src-attr']).toBe("'none'");
    expect(policy['style-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
    expect(policy['style-src-attr']).toBe("'none'");
    expect(policy['require-trusted-types-for']).toBe("'script'");
    expect(policy['trusted-types']).toBe('office default office-clipboard');
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(policy['default-src']).toBe("'self'");
    expect(policy['object-src']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(policy['base-uri']).toBe("'self'");
    expect(policy['connect-src']).toMatch(/ https:\/\/fcmregistrations\.googleapis\.com/);
  });

  it('restrict the push worker to its icon', async () => {
    const { status, headers } = await get('/push-worker.js');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self'");
  });

  it('restrict the precache worker to requests to this server', async () => {
    const { status, headers } = await get('/precache-worker.js?language=ja');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  it('allow only the scripts of the offline page in it', async () => {
    const { status, headers } = await get('/assets/offline-Gq3xT_9z.html');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toContain(hashSource('show()'));
  });

  it('disable caching of API responses', async () => {
    expect((await get('/api/v1/maintenances/user')).headers.get('cache-control')).toBe('no-store');
    expect((await get('/api/v1/settings')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('web app files', () => {
  it.each(['/', '/main', '/chat-room/12', '/auth/sign-in?next=%2Fmap'])(
    'returns the page for %s with revalidation',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Office</title>');
    },
  );

  it.each([
    ['the sign-in page', 'without a session', '', '/', 'Sign in'],
    ['the workplace', 'with a session', 'a=1; office_session=%7B%7D', '/', 'Workplace'],
    ['no sign-in page', 'for a public page', '', '/terms-of-service', '</title>'],
    [
      'no workplace',
      'with a cookie of another name',
      'not_office_session=1',
      '/privacy',
      '</title>',
    ],
  ])('sends %s %s', async (_page, _condition, cookie, address, end) => {
    expect(await (await get(address, { cookie })).text()).toMatch(new RegExp(`${end}$`));
  });

  it('allows the inline script and style of the page by hash', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!;
    for (const content of ['p{}', 'run()']) {
      expect(policy).toContain(createHash('sha256').update(content).digest('base64'));
    }
    expect((await get('/privacy')).headers.get('content-security-policy')).not.toContain(
      createHash('sha256').update('run()').digest('base64'),
    );
  });

  it('serves hashed assets precompressed and immutable', async () => {
    const answer = await get('/assets/main-Bq3xT_9z.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe('export {};');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/locales/Dq3xT_9z/ja/common.json',
    '/scene/builtin/office.loader-Eq3xT_9z.js',
    '/scene/builtin/office-Fq3xT_9z.js',
  ])('serves %s immutable', async (address) => {
    const { status, headers } = await get(address);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/scene/builtin/office.loader.js', '/push-worker.js'])(
    'serves %s with revalidation',
    async (address) => {
      expect((await get(address)).headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('redirects the texts of another version without caching', async () => {
    const answer = await fetch(`${server.url}/locales/00000000/ja/common.json`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('location')).toBe('/locales/Dq3xT_9z/ja/common.json');
    expect((await get('/locales/00000000/ja/none.json')).status).toBe(404);
  });

  it.each(['/assets/gone-12345678.js', '/locales/ja/none.json', '/api', '/api/v1', '/api/v1/x'])(
    'returns 404 for %s',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ statusCode: 404, errors: 'notFound' });
    },
  );

  it('does not serve files outside the build folder', async () => {
    for (const address of ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2findex.html.txt', '/%00']) {
      const answer = await get(address);
      const isPage = (await answer.text()).includes('<title>Office</title>');
      expect(isPage || [400, 403, 404].includes(answer.status), address).toBe(true);
    }
  });
});

describe('admin app files', () => {
  it.each(['/admin', '/admin/', '/admin/members?page=2', '/admin/floors/1/plan'])(
    'returns the admin page for %s with the same policy',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toBe(
        (await get('/privacy')).headers.get('content-security-policy'),
      );
      expect(await answer.text()).toBe('<title>Admin</title>');
    },
  );

  it('serves immutable admin assets, and 404 instead of files of the web app', async () => {
    const asset = await get('/admin/assets/main-Ab3xT_9z.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/admin/assets/main-Bq3xT_9z.js')).status).toBe(404);
    expect((await get('/admin/favicon.svg')).status).toBe(404);
    expect(await (await get('/administrators')).text()).toContain('<title>Office</title>');
  });
});

describe('routes outside the OpenAPI document', () => {
  it('/config.json contains the scene and push configuration without secrets', async () => {
    expect(await (await get('/config.json')).json()).toEqual({
      scene: { host: 'https://cdn.example/build', version: '7' },
      firebase,
      webPush: { vapidKey: server.config.webPush.keys.publicKey },
    });
  });

  it('/api/docs shows the API reference without inline scripts', async () => {
    const page = await (await get('/api/docs')).text();
    expect(page).not.toMatch(/<script(?![^>]*src=)/);
    for (const [, address] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await get(address!)).status, address).toBe(200);
    }
    const contract = (await (await get('/api/docs/openapi.json')).json()) as { openapi: string };
    expect(contract.openapi).toBe('3.1.0');
  });

  it('/healthz and /readyz report the status', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready', database: 'ok' });
  });

  it('/metrics counts requests by operation', async () => {
    await get('/api/v1/maintenances/user');
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/office_http_request_seconds_count\{operation="getMaintenance".*\} \d+/);
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('returns 404 for an unsupported method', async () => {
    const answer = await fetch(`${server.url}/api/v1/settings`, { method: 'DELETE' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errors: 'notFound' });
  });

  it('limits the time for receiving headers and requests', () => {
    const { headersTimeout, requestTimeout } = server.server.app.server;
    expect({ headersTimeout, requestTimeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 900_000,
    });
  });

  it.each(['//', '//:x', '//evil.example:99999999/', '/\\evil.example', '*'])(
    'does not fail for the request path %s',
    async (path) => {
      const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) => {
        const { port } = server.server;
        request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end();
      });
      expect(statusCode).toBeLessThan(500);
    },
  );

  it.each([
    ['256 characters', 'x'.repeat(256), 400, { portrait: 'tooLong' }],
    ['5000 characters', 'x'.repeat(5000), 404, 'notFound'],
    ['..', '..', 404, 'notFound'],
    ['encoded ..', '%2e%2e', 404, 'notFound'],
    ['an encoded parent path', '..%2f..%2findex.html', 404, 'notFound'],
    ['a parent path', '../../../index.html', 404, 'notFound'],
    ['a path outside the folder', '../../../../etc/passwd', 404, 'notFound'],
  ])(
    'returns a documented response for a portrait of %s',
    async (_case, portrait, status, errors) => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const { port } = server.server;
        // Sends the path unchanged, because `URL` would normalise it.
        const path = `/api/v1/users/portraits/${portrait}`;
        request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end();
      });
      const body = JSON.parse(await text(answer)) as unknown;
      expect(body).toMatchObject({ statusCode: status, errors });
      expect(answer.statusCode).toBe(status);
    },
  );

  it('ignores an upgrade to h2c', async () => {
    const { port } = server.server;
    const headers = {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'A',
    };
    const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: '/healthz', headers };
      request(options, resolve).on('error', reject).end();
    });
    expect(statusCode).toBe(200);
  });

  it('returns an error body for a path that cannot be decoded', async () => {
    const answer = await get('/api/v1/users/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: 400, errors: 'invalidRequest' });
  });
});
