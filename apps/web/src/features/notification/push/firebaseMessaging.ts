import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging';
import type { FoundRegistration } from './PushRegistrar.ts';
import type { PushConfig } from '../../../platform/config/pushConfig.ts';
import { workerScope } from './workerMessages.ts';
import { registerWorker } from './workerRegistration.ts';

let messaging: Messaging | null = null;
let registering: Promise<FoundRegistration> | null = null;

/**
 * Registers this browser with FCM. Called again it finds what is there, and refreshes what is due: the
 * library does that nowhere else.
 */
export function register(config: PushConfig): Promise<FoundRegistration> {
  registering ??= registerOnce(config).finally(() => {
    registering = null;
  });
  return registering;
}

/** Takes it back: at FCM, and in this browser even where FCM cannot be reached. */
export async function unregister(config: PushConfig): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(workerScope);
  if (!worker) return;
  try {
    // Only then does the library know which worker it is about.
    if (!messaging) await register(config);
    await deleteToken(open(config));
  } finally {
    const subscription = await worker.pushManager.getSubscription();
    await subscription?.unsubscribe();
    // Notifications that are still on the screen were for the member who leaves.
    for (const shown of await worker.getNotifications()) shown.close();
  }
}

function open({ vapidKey: _, ...config }: PushConfig): Messaging {
  messaging ??= getMessaging(initializeApp(config));
  return messaging;
}

async function registerOnce(config: PushConfig): Promise<FoundRegistration> {
  const worker = await registerWorker();
  const { vapidKey } = config;
  const options = { vapidKey, serviceWorkerRegistration: worker };
  const token = await getToken(open(config), options);
  const subscription = await worker.pushManager.getSubscription();
  const { endpoint = '', keys = {} } = subscription?.toJSON() ?? {};
  const { auth = '', p256dh = '' } = keys;
  return {
    token,
    subscriptionOptions: { auth, p256dh, endpoint, swScope: worker.scope, vapidKey },
  };
}
