import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import {
  allFiles,
  codePatterns,
  isPagePath,
  otherPatterns,
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
  InstallEvent?: { prototype: object };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
}

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LifecycleEvent {
  /** Static routing, which not every browser supports. */
  addRoutes?(rules: object[]): Promise<void>;
}

const cacheName = 'office-code';
const versionsPath = '/precache-versions';

/**
 * Pages, calls and uploaded files always come from the network, so the cache contains no personal data
 * and a page has the newest version. If a page cannot be loaded, the offline page is shown.
 */
export function installPrecacheWorker(
  scope: WorkerScope,
  files: CodeFiles,
  offlinePage: string,
): void {
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
  const handlerDidError = () => caches.match(offlinePage);
  registerRoute(
    ({ request, url }) => request.destination === 'document' && isPagePath(url.pathname),
    new NetworkOnly({ plugins: [{ handlerDidError }] }),
  );

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
    event.waitUntil(Promise.all([precache(event), addStaticRoutes(event)]));
  });
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([
        removeOldVersions(allFiles(files)),
        scope.clients.claim(),
        'addRoutes' in (scope.InstallEvent?.prototype ?? {})
          ? null
          : scope.registration.navigationPreload?.enable(),
      ]),
    ),
  );
}

/** Requests pages while the worker starts, and sends all other requests directly to the network. */
async function addStaticRoutes(event: InstallEvent): Promise<void> {
  const or = (patterns: readonly string[]) => ({
    or: patterns.map((pathname) => ({ urlPattern: { pathname } })),
  });
  const rules = [
    { condition: or(otherPatterns), source: 'network' },
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
    { condition: { not: or(codePatterns) }, source: 'network' },
  ];
  await event.addRoutes?.(rules).catch(() => undefined);
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
