/**
 * The browser's subscription at its push service, if it is this office's. One that was made with another key is
 * given up: a browser keeps one alone, and nothing signed with this key would reach it.
 */
export async function ownSubscription(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  vapidKey: string,
): Promise<PushSubscription | null> {
  const subscription = await pushManager.getSubscription();
  const key = subscription?.options?.applicationServerKey;
  if (!subscription || !key || toBase64Url(key) === vapidKey.replace(/=+$/, '')) {
    return subscription;
  }
  await subscription.unsubscribe();
  return null;
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The fields of the spec's registration (§3) that the browser knows. */
export function keysOf(subscription: PushSubscription | null) {
  const { endpoint = '', keys = {} } = subscription?.toJSON() ?? {};
  const { auth = '', p256dh = '' } = keys;
  return { auth, p256dh, endpoint };
}

/** Gives the subscription up, and takes the notices away that were for the member who leaves. */
export async function clearWorker(worker: ServiceWorkerRegistration): Promise<void> {
  const subscription = await worker.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of await worker.getNotifications()) shown.close();
}
