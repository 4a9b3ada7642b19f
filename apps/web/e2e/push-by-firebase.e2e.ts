import { fullBrowserOptions } from '../../../scripts/browser.mjs';
import { pushEnvironment, mockGoogle } from './support/google.ts';
import { expect, skipInQuickSet, sakura, test } from './support/test.ts';

skipInQuickSet();

// The headless shell of Chromium does not store notifications.
test.use({
  environment: [pushEnvironment, { scope: 'worker' }],
  launchOptions: fullBrowserOptions,
});

test('registers and unregisters a device at Firebase if it is configured', async ({
  newBrowser,
}) => {
  const ren = { as: 'ren@sakura.example', organization: sakura, language: 'en' } as const;
  const { page, context } = await newBrowser(ren);
  const google = await mockGoogle(context);
  await page.goto('/settings#notification');
  const stored = () => page.evaluate(() => localStorage.getItem('office.pushToken') ?? 'null');

  await page.getByRole('switch', { name: 'Notify me on this device' }).click();
  await expect.poll(async () => JSON.parse(await stored())).toMatchObject({ token: 'fcm:e2e' });
  expect(google.registered).toBe(1);
  await page.getByRole('switch', { name: 'Notify me on this device' }).click();
  await expect.poll(() => google.unregistered).toBe(1);
  expect(await stored()).toBe('null');
});
