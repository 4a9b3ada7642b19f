import { generateKeyPairSync } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';
import { mockPushService } from './pushService.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** Server configuration that enables push with fake Google credentials. */
export const pushEnvironment: Record<string, string> = {
  OFFICE_FIREBASE_PROJECT_ID: 'office-e2e',
  OFFICE_FIREBASE_API_KEY: 'key',
  OFFICE_FIREBASE_APP_ID: '1:2:web:3',
  OFFICE_FIREBASE_MESSAGING_SENDER_ID: '2',
  // Browsers validate that the key is a point on the P-256 curve.
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

export interface GoogleCalls {
  registered: number;
  unregistered: number;
}

/** Mocks Google's registration API and the browser's push service. */
export async function mockGoogle(context: BrowserContext): Promise<GoogleCalls> {
  const calls: GoogleCalls = { registered: 0, unregistered: 0 };
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
  await mockPushService(context);
  return calls;
}
