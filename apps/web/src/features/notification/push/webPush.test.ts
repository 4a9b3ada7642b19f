import { beforeEach, expect, it } from 'vitest';
import { toRequest } from './registration.ts';
import { clearWorker } from './ownSubscription.ts';
import { register } from './webPush.ts';

const key = (fill: number) => new Uint8Array(65).fill(fill).buffer;
const textOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

/** Simulates a browser that keeps one subscription and rejects another key while it has one. */
let done: string[];
let current: ReturnType<typeof subscription> | null;
let worker: ServiceWorkerRegistration;

function subscription(endpoint: string, applicationServerKey: ArrayBuffer) {
  return {
    options: { applicationServerKey },
    toJSON: () => ({ endpoint, keys: { auth: 'a', p256dh: 'p' } }),
    unsubscribe: async () => {
      done.push(`unsubscribe ${endpoint}`);
      current = null;
    },
  };
}

beforeEach(() => {
  done = [];
  current = null;
  worker = {
    scope: 'https://office.example/push/',
    getNotifications: async () => [{ close: () => done.push('close notice') }],
    pushManager: {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (current) throw new DOMException('another key', 'InvalidStateError');
        done.push('subscribe');
        const bytes = Uint8Array.from(Buffer.from(applicationServerKey, 'base64url'));
        return (current = subscription('https://push.example/new', bytes.buffer));
      },
    },
  } as unknown as ServiceWorkerRegistration;
});

const vapidKey = textOf(key(7));
const config = { provider: 'WEB_PUSH', vapidKey } as const;

it('subscribes once and sends endpoint and keys to the server', async () => {
  const found = await register(worker, config);
  expect(await register(worker, config)).toEqual(found);
  expect(done).toEqual(['subscribe']);
  expect(toRequest(found)).toEqual({
    subscription: {
      endpoint: 'https://push.example/new',
      auth: 'a',
      p256dh: 'p',
      swScope: 'https://office.example/push/',
      vapidKey,
    },
  });
});

it('replaces a subscription with another key', async () => {
  current = subscription('https://push.example/old', key(8));
  expect((await register(worker, config)).token).toBe('https://push.example/new');
  expect(done).toEqual(['unsubscribe https://push.example/old', 'subscribe']);
});

it('unsubscribes and closes notifications', async () => {
  await register(worker, config);
  await clearWorker(worker);
  expect(done).toEqual(['subscribe', 'unsubscribe https://push.example/new', 'close notice']);
});

it('sends only the token of FCM to the server', () => {
  const subscriptionOptions = {
    endpoint: 'https://fcm.example/1',
    auth: 'a',
    p256dh: 'p',
    swScope: 's',
    vapidKey,
  };
  expect(toRequest({ token: 't', subscriptionOptions })).toEqual({ fcmToken: 't' });
});
