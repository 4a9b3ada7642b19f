import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging';
import { clearWorker, keysOf, ownSubscription } from './ownSubscription.ts';
import type { PushSubscriptionInfo } from './PushRegistrar.ts';
import type { FirebaseConfig } from '../../../platform/config/pushConfig.ts';
import { workerScope } from './workerMessages.ts';
import { registerWorker } from './workerRegistration.ts';

let messaging: Messaging | null = null;
let registering: Promise<PushSubscriptionInfo> | null = null;

/** Registers with FCM. Repeated calls refresh the registration if due: the library refreshes only here. */
export function register(config: FirebaseConfig): Promise<PushSubscriptionInfo> {
  registering ??= registerOnce(config).finally(() => {
    registering = null;
  });
  return registering;
}

/** Unregisters at FCM, and in this browser even if FCM is unreachable. */
export async function unregister(config: FirebaseConfig): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(workerScope);
  if (!worker) return;
  try {
    // The library needs to know the service worker first.
    if (!messaging) await register(config);
    await deleteToken(open(config));
  } finally {
    await clearWorker(worker);
  }
}

function open({ vapidKey: _, ...config }: FirebaseConfig): Messaging {
  messaging ??= getMessaging(initializeApp(config));
  return messaging;
}

async function registerOnce(config: FirebaseConfig): Promise<PushSubscriptionInfo> {
  const worker = await registerWorker();
  const { vapidKey } = config;
  // The library accepts any existing subscription, also with another key.
  await ownSubscription(worker, vapidKey);
  const options = { vapidKey, serviceWorkerRegistration: worker };
  const token = await getToken(open(config), options);
  const known = keysOf(await worker.pushManager.getSubscription());
  return { token, subscriptionOptions: { ...known, swScope: worker.scope, vapidKey } };
}
