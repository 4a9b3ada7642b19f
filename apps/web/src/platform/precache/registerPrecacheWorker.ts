import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { newVersion } from '@office/client/loading/newVersion.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { recovery } from '@office/client/recovery/serverRecovery.ts';
import { scriptAddress } from '@office/client/trustedTypes/trustedTypes.ts';

/**
 * Caches the code of this and the next version. The separate scope keeps push subscriptions apart.
 */
export async function registerPrecacheWorker(): Promise<void> {
  // Not available without HTTPS.
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const isControlled = serviceWorker.controller !== null;
  const script = scriptAddress(`/precache-worker.js?language=${currentLanguage()}`);
  const registration = await serviceWorker.register(script, { scope: '/' });
  const update = () => void registration.update().catch(() => undefined);
  // Chunks from the cache never fail to load, so failures alone do not reveal a deployment.
  registration.addEventListener('updatefound', () => void newVersion.check());
  // A deployment restarts the server.
  recovery.onRecovered(update);
  network.subscribe(() => {
    if (network.getSnapshot() === 'connected') update();
  });
  newVersion.onFound(update);
  if (!isControlled) cacheLoadedFiles((await serviceWorker.ready).active);
}

/** The worker ignores addresses that are not code. */
function cacheLoadedFiles(worker: ServiceWorker | null): void {
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
