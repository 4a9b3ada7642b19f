import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging';
import { clearWorker, keysOf, ownSubscription } from './ownSubscription.ts';
import type { FoundRegistration } from './PushRegistrar.ts';
import type { FirebaseConfig } from '../../../platform/config/pushConfig.ts';
import { workerScope } from './workerMessages.ts';
import { registerWorker } from './workerRegistration.ts';

let messaging: Messaging | null = null;
let registering: Promise<FoundRegistration> | null = null;

/**
 * Registers this browser with FCM. Called again it finds what is there, and refreshes what is due: the
 * library does that nowhere else.
 */
export function register(config: FirebaseConfig): Promise<FoundRegistration> {
  registering ??= registerOnce(config).finally(() => {
    registering = null;
  });
  return registering;
}

/** Takes it back: at FCM, and in this browser even where FCM cannot be reached. */
export async function unregister(config: FirebaseConfig): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(workerScope);
  if (!worker) return;
  try {
    // Only then does the library know which worker it is about.
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

async function registerOnce(config: FirebaseConfig): Promise<FoundRegistration> {
  const worker = await registerWorker();
  const { vapidKey } = config;
  // The library takes any subscription that it finds.
  await ownSubscription(worker, vapidKey);
  const options = { vapidKey, serviceWorkerRegistration: worker };
  const token = await getToken(open(config), options);
  const known = keysOf(await worker.pushManager.getSubscription());
  return { token, subscriptionOptions: { ...known, swScope: worker.scope, vapidKey } };
}
