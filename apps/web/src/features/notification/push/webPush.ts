import type { PushConfig } from '../../../platform/config/pushConfig.ts';
import { keysOf, ownSubscription } from './ownSubscription.ts';
import type { PushSubscriptionInfo } from './PushRegistrar.ts';

/** Creates or returns the push subscription. The endpoint is the token. */
export async function register(
  worker: ServiceWorkerRegistration,
  { vapidKey }: PushConfig,
): Promise<PushSubscriptionInfo> {
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
