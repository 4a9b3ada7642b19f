import type { BrowserContext } from 'playwright/test';
import {
  startPushService,
  type TestPushService,
} from '../../../server/test/providers/push-service.ts';
import { test as base } from './test.ts';

export const test = base.extend<object, { pushService: TestPushService }>({
  pushService: [
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ pushService }, use) => {
      const { hosts, keys } = pushService.config;
      await use({ OFFICE_PUSH_HOSTS: hosts.join(), OFFICE_VAPID_PRIVATE_KEY: keys.privateKey });
    },
    { scope: 'worker' },
  ],
});

export async function registerDevice(
  context: BrowserContext,
  service: TestPushService,
  url: string,
): Promise<void> {
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === 'office_session');
  const { token } = JSON.parse(decodeURIComponent(session?.value ?? '')) as { token: string };
  const answer = await context.request.post(`${url}/api/v1/web-notifications/subscribe`, {
    headers: { authorization: `Bearer ${token}` },
    data: { subscription: service.subscribe('device') },
  });
  if (!answer.ok()) throw new Error(`subscribing answered ${answer.status()}`);
}
