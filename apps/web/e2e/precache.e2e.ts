import type { Page } from 'playwright/test';
import { startDeployment } from './support/deployment.ts';
import { member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

const english = { language: 'en', precache: true } as const;
const code = /\/(?:assets|locales|scene\/builtin)\/|\/start-[\w-]+\.js$/;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Resolves when the worker has cached all code that the page has loaded. */
async function waitForPrecache(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async (pattern) => {
      if (!navigator.serviceWorker.controller) return ['controller'];
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const cached = await Promise.all(loaded.map((url) => caches.match(url)));
      return loaded.filter((url, index) => new RegExp(pattern).test(url) && !cached[index]);
    }, code.source);
  await expect.poll(missing).toEqual([]);
}

test('the second start and a new panel load no code from the server', async ({ newBrowser }) => {
  const { page, context } = await newBrowser({ ...member('ren'), ...english });
  await page.goto('/main');
  await expect(menu(page)).toBeVisible();
  await waitForPrecache(page);

  const requested: string[] = [];
  await context.route(code, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^High/ })).toBeVisible();
  expect(requested).toEqual([]);

  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => url);
  });
  expect(addresses.filter((url) => !code.test(url) && !url.endsWith('/precache-versions'))).toEqual(
    [],
  );
});

test('an open tab reports a deployment and keeps its code, and a reload takes the new version', async ({
  newBrowser,
  office,
}) => {
  skipInQuickSet();
  const deployment = await startDeployment(office);
  try {
    const { page } = await newBrowser({ ...member('ren'), ...english, baseURL: deployment.url });
    await page.goto('/main');
    await expect(menu(page)).toBeVisible();
    await waitForPrecache(page);

    await office.kill();
    deployment.deployNewer({ without: /\/assets\/SettingsPage-/ });
    // The page notices the outage when a request fails.
    await page.getByRole('button', { name: /Change your status/ }).click();
    await page.getByRole('radio', { name: 'Busy' }).click({ force: true });
    await office.restart();
    await expect(page.getByText('A new version is available')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('radio', { name: /^High/ })).toBeVisible();
    await expect(page.locator('body[data-version=newer]')).not.toBeAttached();

    await page.reload();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('body[data-version=newer]')).toBeAttached();
  } finally {
    deployment.close();
  }
});

test('shows the offline screen when a page opens without the server, and the page on refresh', async ({
  newBrowser,
  office,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser({ ...member('ren'), ...english });
  await page.goto('/main');
  await expect(menu(page)).toBeVisible();
  await waitForPrecache(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cached = await (await caches.open('office-code')).keys();
        return cached.some(({ url }) => new URL(url).pathname.startsWith('/assets/offline-'));
      }),
    )
    .toBe(true);

  await office.kill();
  await page.goto('/people');
  await expect(page.getByRole('heading', { name: 'The network can’t be reached' })).toBeVisible();
  await expect(page).toHaveURL(/\/people$/);
  await office.restart();
  await page.getByRole('button', { name: 'Refresh the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
});
