import { unwrap } from '@office/api';
import i18next from 'i18next';
import { browserDeps } from '@office/client/lib/deps.ts';
import { anonymousOffice } from '@office/client/api/anonymousClient.ts';
import { quietOffice } from '../../../platform/api/client.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { session } from '../../../platform/session/browserSession.ts';
import { storageKeys } from '../../../platform/session/storageKeys.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { clearWorker } from './ownSubscription.ts';
import { PushRegistrar, type PushProblem } from './PushRegistrar.ts';
import { pushErrorKey, type PushErrorCode } from './pushErrors.ts';
import { toRequest } from './registration.ts';
import { isOwnPath, workerScope, type OpenMessage } from './workerMessages.ts';
import { registerWorker } from './workerRegistration.ts';

const unsubscribePath = '/v1/web-notifications/unsubscribe';

/** Loaded on demand: an office uses only one push service. */
const firebaseMessaging = () => import('./firebaseMessaging.ts');
const webPush = () => import('./webPush.ts');

type BrowserParts = Partial<
  Record<
    'serviceWorker' | 'PushManager' | 'Notification' | 'fetch' | 'indexedDB' | 'isSecureContext',
    unknown
  >
>;

const needed = [
  'isSecureContext',
  'serviceWorker',
  'PushManager',
  'Notification',
  'fetch',
] as const;

/** Requirements of spec §5: service workers, push, notifications, fetch and IndexedDB. */
function missingSupport(parts: BrowserParts): PushErrorCode | null {
  if (needed.some((name) => !parts[name])) return 'unsupported-browser';
  return parts.indexedDB ? null : 'indexed-db-unsupported';
}

function missingForNotices(parts: BrowserParts): PushErrorCode | null {
  const { isSecureContext, serviceWorker, Notification } = parts;
  return isSecureContext && serviceWorker && Notification ? null : 'unsupported-browser';
}

export const push = new PushRegistrar({
  clock: browserDeps.clock,
  loadConfig: async () => (await loadConfig()).push,
  missingSupport: (withPush) => {
    const { isSecureContext, PushManager, Notification, fetch, indexedDB } = window;
    const { serviceWorker } = navigator;
    const parts = { isSecureContext, serviceWorker, PushManager, Notification, fetch, indexedDB };
    return withPush ? missingSupport(parts) : missingForNotices(parts);
  },
  permission: () => Notification.permission,
  askPermission: () => Notification.requestPermission(),
  register: async (config) =>
    config.provider === 'FCM'
      ? (await firebaseMessaging()).register(config)
      : (await webPush()).register(await registerWorker(), config),
  unregister: async (config) => {
    if (config.provider === 'FCM') return (await firebaseMessaging()).unregister(config);
    const worker = await navigator.serviceWorker.getRegistration(workerScope);
    return worker && clearWorker(worker);
  },
  registerWorker,
  closeNotices: async () => {
    const worker = await navigator.serviceWorker?.getRegistration(workerScope);
    for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
  },
  subscribe: (found) =>
    unwrap(quietOffice.POST('/v1/web-notifications/subscribe', { body: toRequest(found) })),
  unsubscribe: (known, { signedOut }) => {
    const client = signedOut ? anonymousOffice : quietOffice;
    return unwrap(client.POST(unsubscribePath, { body: toRequest(known) }));
  },
  storage,
  keys: {
    registration: storageKeys.pushToken,
    said: storageKeys.pushNoticesShown,
    turnedOff: 'office.device.pushOff',
  },
  reportProblem,
});

function reportProblem(problem: PushProblem): void {
  const key =
    problem === 'no-permission' ? 'error.noPermissionForNotification' : pushErrorKey(problem);
  toasts.show({
    type: 'ERROR',
    title: i18next.t('common:error'),
    description: i18next.t(key, { ns: 'errors' }),
  });
}

// Also runs if the session ends in another tab.
session.subscribe(() => {
  if (!session.getSnapshot().isAuthenticated) void push.leave();
});

window.navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const { kind, path } = (data ?? {}) as Partial<OpenMessage>;
  if (kind === 'office:open' && isOwnPath(path)) navigateTo(path);
});
