import type { BrowserContext, Page } from 'playwright/test';
import { fullBrowserOptions } from '../../../scripts/browser.mjs';
import { composerOf, sendMessage } from './support/chat.ts';
import { mockPushService } from './support/pushService.ts';
import { expect, skipInQuickSet, sakura, test } from './support/test.ts';

// The headless shell of Chromium does not store notifications.
test.use({ launchOptions: fullBrowserOptions });

async function deliver(context: BrowserContext, page: Page, data: Record<string, string>) {
  const devTools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (own) resolve(own.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify({ data }),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/push/');
    const notices = (await worker?.getNotifications()) ?? [];
    return notices.map(({ title, body }) => ({ title, body }));
  });

test('registers a device, shows a notification, opens its page and unregisters the device', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const ren = { as: 'ren@sakura.example', organization: sakura, language: 'en' } as const;
  const { page, context } = await newBrowser({ ...ren, precache: true });
  const endpoint = await mockPushService(context);
  const calls: string[] = [];
  page.on('response', (response) => {
    const name = /(logout|web-notifications\/\w+)$/.exec(new URL(response.url()).pathname)?.[1];
    if (name) calls.push(`${name} ${response.status()}`);
  });
  await page.goto('/chat-room');

  await test.step('asks below the chat once a message was sent', async () => {
    const chat = page.getByRole('region', { name: 'Chat rooms', exact: true });
    await chat.getByRole('link', { name: '開発部' }).click();
    const turnOn = chat.getByRole('button', { name: 'Turn on notifications' });
    await expect(composerOf(page)).toBeVisible();
    await expect(turnOn).toBeHidden();
    await sendMessage(page, 'Good morning');
    await turnOn.click();
  });
  await expect.poll(() => calls).toEqual(['web-notifications/subscribe 204']);
  const stored = await page.evaluate(() => localStorage.getItem('office.pushToken'));
  expect(JSON.parse(stored!)).toMatchObject({
    token: endpoint,
    createTime: expect.any(Number),
    subscriptionOptions: { endpoint, vapidKey: expect.stringMatching(/^[\w-]{87}$/) },
  });

  await deliver(context, page, {
    title: '青木 葵',
    body: 'おはよう',
    path: '/settings#notification',
    tag: 'chat-1',
  });
  await expect.poll(() => shown(page)).toEqual([{ title: '青木 葵', body: 'おはよう' }]);

  // System notifications cannot be clicked in tests, so the click event is dispatched in the service worker.
  const worker = context.serviceWorkers().find((each) => each.url().endsWith('/push-worker.js'));
  await worker!.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const Click = (self as unknown as Record<string, typeof Event>).NotificationEvent!;
    self.dispatchEvent(new Click('notificationclick', { notification } as EventInit));
  });
  await expect(page).toHaveURL(/\/settings#notification$/);
  await expect(page.getByRole('switch', { name: 'Notify me on this device' })).toBeChecked();
  await expect.poll(() => shown(page)).toEqual([]);

  calls.length = 0;
  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect.poll(() => calls).toEqual(['logout 204', 'web-notifications/unsubscribe 204']);
  expect(await page.evaluate(() => localStorage.getItem('office.pushToken'))).toBeNull();
});
