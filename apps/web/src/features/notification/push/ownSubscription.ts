/** Removes a subscription with another key: a browser keeps only one, and this key cannot use it. */
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

/** Returns the registration fields of spec §3 that come from the browser. */
export function keysOf(subscription: PushSubscription | null) {
  const { endpoint = '', keys = {} } = subscription?.toJSON() ?? {};
  const { auth = '', p256dh = '' } = keys;
  return { auth, p256dh, endpoint };
}

export async function clearWorker(worker: ServiceWorkerRegistration): Promise<void> {
  const subscription = await worker.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of await worker.getNotifications()) shown.close();
}
