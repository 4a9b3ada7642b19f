import type { BrowserContext } from 'playwright/test';

/** Valid subscription keys: the server checks that the public key is a point on the P-256 curve. */
const keys = {
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
};

interface FakePushOptions {
  /** Whether the browser permission is already granted. Otherwise it is granted when the page requests it. */
  granted?: boolean;
}

/** Mocks the browser's push service. Returns the endpoint of the subscription. */
export async function mockPushService(
  context: BrowserContext,
  { granted = false }: FakePushOptions = {},
): Promise<string> {
  await context.grantPermissions(['notifications']);
  const endpoint = `https://push.example/${crypto.randomUUID()}`;
  await context.addInitScript(
    ({ endpoint, known, granted }) => {
      if (granted) localStorage.setItem('test.permission', 'granted');
      let current: object | null = null;
      const subscriptionWith = (applicationServerKey: unknown) => ({
        endpoint,
        options: { applicationServerKey: bytesOf(applicationServerKey) },
        toJSON: () => ({ endpoint, keys: known }),
        getKey: (name: 'auth' | 'p256dh') => bytesOf(known[name]),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      });
      function bytesOf(key: unknown): ArrayBuffer {
        if (typeof key !== 'string') return (key as Uint8Array<ArrayBuffer>).slice().buffer;
        const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
      }
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: unknown }) =>
          (current = subscriptionWith(applicationServerKey)),
        getSubscription: async () => current,
      });
      const answered = () => localStorage.getItem('test.permission') ?? 'default';
      Object.defineProperty(Notification, 'permission', { get: answered });
      Object.assign(Notification, {
        requestPermission: async () => {
          localStorage.setItem('test.permission', 'granted');
          return 'granted';
        },
      });
    },
    { endpoint, known: keys, granted },
  );
  return endpoint;
}
