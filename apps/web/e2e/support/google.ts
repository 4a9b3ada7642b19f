import { generateKeyPairSync } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** A server that has push configured, with a Google that it never reaches. */
export const pushEnvironment: Record<string, string> = {
  OFFICE_FIREBASE_PROJECT_ID: 'office-e2e',
  OFFICE_FIREBASE_API_KEY: 'key',
  OFFICE_FIREBASE_APP_ID: '1:2:web:3',
  OFFICE_FIREBASE_MESSAGING_SENDER_ID: '2',
  // A point on the curve: the browser looks whether it is one.
  OFFICE_FIREBASE_VAPID_KEY:
    'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  OFFICE_FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    project_id: 'office-e2e',
    client_email: 'push@office-e2e.example',
    private_key: privateKey,
    token_uri: 'http://127.0.0.1:9/token',
  }),
  OFFICE_FIREBASE_ENDPOINT: 'http://127.0.0.1:9',
};

/** A browser's requests to Google. */
export interface GoogleCalls {
  registered: number;
  unregistered: number;
}

/**
 * Stands in for Google: for its registrations, and for the push service behind the browser, which no
 * test reaches. The member has not been asked yet, and says yes to the browser's own question.
 */
export async function standInForGoogle(context: BrowserContext): Promise<GoogleCalls> {
  const calls: GoogleCalls = { registered: 0, unregistered: 0 };
  await context.grantPermissions(['notifications']);
  const answer = (json: unknown) => ({
    json,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  });
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill(
      answer({
        fid: 'e2e',
        refreshToken: 'refresh',
        authToken: { token: 'auth', expiresIn: '604800s' },
      }),
    ),
  );
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
    const method = route.request().method();
    if (method === 'POST') calls.registered += 1;
    if (method === 'DELETE') calls.unregistered += 1;
    return route.fulfill(answer({ token: 'fcm:e2e' }));
  });
  await context.addInitScript(() => {
    const key = new Uint8Array([1, 2, 3]).buffer;
    let current: object | null = null;
    const subscription = {
      endpoint: 'https://push.example/1',
      getKey: () => key,
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { auth: 'a', p256dh: 'p' } }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (current = subscription),
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
  });
  return calls;
}
