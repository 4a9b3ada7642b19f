import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  allFiles,
  codePatterns,
  filesToPrecache,
  isCodePath,
  isImmutable,
  latestVersions,
  type CodeFiles,
} from './codeFiles.ts';

/** The members of `ServiceWorkerGlobalScope` in use: the DOM and WebWorker type libraries conflict. */
export interface WorkerScope {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  skipWaiting(): Promise<void>;
  location: { href: string };
  clients: { claim(): Promise<void> };
}

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LifecycleEvent {
  /** Static routing, which not every browser supports. */
  addRoutes?(rules: object): Promise<void>;
}

const cacheName = 'office-code';
const versionsPath = '/precache-versions';

/**
 * Never handles pages, calls or uploaded files, so the cache contains no personal data and a page
 * always has the newest version.
 */
export function installPrecacheWorker(scope: WorkerScope, files: CodeFiles): void {
  const language = new URL(scope.location.href).searchParams.get('language') ?? '';
  const strategy = new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isImmutable(response) ? response : null) },
    ],
  });
  // The router also handles `CACHE_URLS` messages for addresses of this route.
  registerRoute(({ sameOrigin, url }) => sameOrigin && isCodePath(url.pathname), strategy);

  /** Requests one file at a time, so that calls of the page are not delayed. */
  async function precache(event: LifecycleEvent): Promise<void> {
    const cached = await cachedPaths(await caches.open(cacheName));
    for (const path of filesToPrecache(files, { language, cached })) {
      const request = new Request(path, { priority: 'low' });
      await Promise.all(strategy.handleAll({ event, request }));
    }
  }

  // Activates a new worker immediately: it serves the files of all cached versions.
  scope.addEventListener('install', (event) => {
    void scope.skipWaiting();
    event.waitUntil(Promise.all([precache(event), bypassWorker(event)]));
  });
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([removeOldVersions(allFiles(files)), scope.clients.claim()])),
  );
}

/** Sends all other requests directly to the network: a page would wait until the worker has started. */
async function bypassWorker(event: InstallEvent): Promise<void> {
  const or = codePatterns.map((pathname) => ({ urlPattern: { pathname } }));
  const rule = { condition: { not: { or } }, source: 'network' };
  await event.addRoutes?.(rule).catch(() => undefined);
}

async function removeOldVersions(installed: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(versionsPath);
  const versions = latestVersions(installed, stored ? await stored.json() : []);
  await cache.put(versionsPath, Response.json(versions));
  const kept = new Set([versionsPath, ...versions.flat()]);
  for (const path of await cachedPaths(cache)) if (!kept.has(path)) await cache.delete(path);
}

async function cachedPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}
