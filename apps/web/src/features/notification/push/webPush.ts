import type { PushConfig } from '../../../platform/config/pushConfig.ts';
import { keysOf, ownSubscription } from './ownSubscription.ts';
import type { FoundRegistration } from './PushRegistrar.ts';

/** Subscribes this browser at its own push service, or finds that it is done. Its endpoint is its token. */
export async function register(
  worker: ServiceWorkerRegistration,
  { vapidKey }: PushConfig,
): Promise<FoundRegistration> {
  const subscription =
    (await ownSubscription(worker, vapidKey)) ??
    (await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: vapidKey,
    }));
  const known = keysOf(subscription);
  return {
    token: known.endpoint,
    subscriptionOptions: { ...known, swScope: worker.scope, vapidKey },
  };
}
