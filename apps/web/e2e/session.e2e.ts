import type { BrowserContext } from 'playwright/test';
import { asMember } from './support/member.ts';
import { expect, fillSignIn, skipInQuickSet, sakura, test } from './support/test.ts';

const aoi = { as: 'aoi@sakura.example', organization: sakura, language: 'en' } as const;

/** Overwrites fields of the stored session cookie, for example to expire its token. */
async function changeSession(
  context: BrowserContext,
  change: Record<string, unknown>,
): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'office_session');
  if (!cookie) throw new Error('There is no session');
  const session = { ...JSON.parse(decodeURIComponent(cookie.value)), ...change };
  await context.addCookies([{ ...cookie, value: encodeURIComponent(JSON.stringify(session)) }]);
}

test('two tabs with an expired token refresh once', async ({ newBrowser }) => {
  const { context } = await newBrowser(aoi);
  await changeSession(context, { tokenExpires: Date.now() - 1000 });
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/user/refresh')) refreshes++;
  });
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/people')));
  for (const tab of tabs)
    await expect(
      tab.getByRole('list', { name: 'Members' }).getByRole('button').first(),
    ).toBeVisible();
  expect(refreshes).toBe(1);
});

test('signs out all other tabs', async ({ newBrowser }) => {
  const { page, context } = await newBrowser(aoi);
  const other = await context.newPage();
  await other.goto('/people');
  await page.goto('/main');
  for (const tab of [page, other])
    await expect(tab.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(other).toHaveURL(/\/auth\/sign-in$/);
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  // Signing out discards the requested page. Other tabs read local storage with a delay.
  await expect
    .poll(() => other.evaluate(() => localStorage.getItem('office.callbackPage')))
    .toBeNull();
});

test('ignores refused calls while signing out', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser(aoi);
  await page.goto('/main');
  await page.route('**/auth/user/logout', async (route) => {
    const response = await route.fetch();
    // The token is revoked, so the calls of the next page are refused before the sign-out ends.
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.getByRole('link', { name: /Notifications/ }).click();
    await refused;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByText(/sign in again/i)).toHaveCount(0);
});

test('continues to the requested page in every tab after one sign-in', async ({ newBrowser }) => {
  skipInQuickSet();
  const { context } = await newBrowser({ language: 'en' });
  const paths = ['/people', '/map?floor=1#plan', '/profile'];
  const tabs = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab).toHaveURL(/\/auth\/sign-in$/);
    tabs.push(tab);
  }
  const [first] = tabs;
  await fillSignIn(first!, 'aoi@sakura.example');
  await first!.getByRole('button', { name: sakura }).click();
  for (const [index, tab] of tabs.entries())
    await expect(tab).toHaveURL((url) => url.href.endsWith(paths[index]!));
  await tabs[1]!.goto('/auth/sign-in');
  await expect(tabs[1]!).toHaveURL(/\/main$/);
});

test('signs out other browsers while they are open', async ({ newBrowser }) => {
  skipInQuickSet();
  const yui = { ...aoi, as: 'yui@sakura.example' };
  const secondBrowser = await newBrowser(yui);
  await secondBrowser.page.goto('/people');
  await expect(secondBrowser.page.getByRole('list', { name: 'Members' })).toBeVisible();
  const { page } = await newBrowser({ language: 'en' });
  await page.goto('/settings#security');
  await fillSignIn(page, yui.as);
  await page.getByRole('button', { name: 'Signed-in devices and networks' }).click();
  const devices = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await expect(devices.getByRole('listitem').first()).toContainText('Chrome on Linux');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(secondBrowser.page).toHaveURL(/\/auth\/sign-in$/);
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('applies a setting locally and saves it once the server responds', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ ...aoi, as: 'yui@sakura.example' });
  await page.goto('/settings');
  const noise = page.getByRole('switch', { name: 'Suppress background noise' });
  await expect(noise).toBeVisible();
  const before = await noise.isChecked();
  const sent: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/workplace*', (route) => route.abort());
  await page.route('**/api/v1/settings', async (route) => {
    const method = route.request().method();
    if (method === 'GET') await answered;
    sent.push(method);
    await route.continue();
  });
  await page.reload();
  await noise.click();
  await expect(noise).toBeChecked({ checked: !before });
  expect(sent).toEqual([]);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/settings'),
  );
  answer();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(noise).toBeChecked({ checked: !before });
});

test('signs in when local storage is full', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en' });
  await page.goto('/auth/sign-in');
  await page.evaluate(() => {
    let block = 'x'.repeat(2 ** 20);
    for (let index = 0; block; index++) {
      try {
        localStorage.setItem(`filled-${index}`, block);
      } catch {
        block = block.slice(0, block.length / 2);
      }
    }
  });
  await page.goto('/people');
  await fillSignIn(page, 'aoi@sakura.example');
  await page.getByRole('button', { name: sakura }).click();
  await expect(page).toHaveURL(/\/people$/);
  await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
});

test('keeps the language on sign-out; the next member on a shared browser gets their own', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser();
  await page.goto('/auth/sign-in');
  await fillSignIn(page, 'emma@sakura.example');
  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.reload();
  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await fillSignIn(page, 'haru@sakura.example');
  await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
});

test('announces a change of organisation in the other tabs', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page, context } = await newBrowser(aoi);
  const other = await context.newPage();
  await other.goto('/chat-room');
  await expect(other.getByRole('heading', { level: 1, name: 'Chat rooms' })).toBeVisible();
  await page.goto('/organization');
  await page.getByRole('button', { name: 'Northwind Studio' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/main$/);
  const switchedNotice = { hasText: 'You have switched organisations' };
  await expect(other.getByRole('listitem').filter(switchedNotice)).toBeVisible();
  await expect(page.getByRole('listitem').filter(switchedNotice)).toBeHidden();
});

test('signs out with an error message when the refresh is rejected', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page, context } = await newBrowser(aoi);
  await changeSession(context, { tokenExpires: Date.now() - 1000, refreshToken: 'spent' });
  await page.goto('/people');
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toBeVisible();
});

test('ends the session on the server when no organisation is selected', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ as: 'aoi@sakura.example', language: 'en' });
  const headers = await asMember(page);
  const profile = () => page.request.get('/api/v1/auth/user/profile', { headers });
  await page.goto('/organization');
  expect((await profile()).status()).toBe(200);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  expect((await profile()).status()).toBe(401);
});

test('shows a presence change to other members', async ({ newBrowser }) => {
  const { page } = await newBrowser(aoi);
  const ren = await newBrowser({ ...aoi, as: 'ren@sakura.example' });
  await ren.page.goto('/people');
  const row = ren.page.getByRole('listitem').filter({ hasText: 'Aoki Aoi' });
  await page.goto('/main');
  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.getByRole('radio', { name: 'Busy' }).check({ force: true });
  await expect(row).toContainText('Office · Busy');
  await page.getByRole('radio', { name: 'Available' }).check({ force: true });
  await expect(row).toContainText('Office · Available');
});

test('moves members up the list when they come online and down when they leave', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const ren = await newBrowser({ ...aoi, as: 'ren@sakura.example' });
  await ren.page.goto('/people');
  const rows = ren.page.getByRole('list', { name: 'Members' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  // No other test may sign this member in: a recent session would still be shown as online.
  const row = rows.filter({ hasText: '山口 翔太' });
  await expect(row).toBeHidden();
  const shota = await newBrowser({ ...aoi, as: 'shota@sakura.example' });
  await shota.page.goto('/main');
  await expect(row).toContainText('Office · Available');
  await shota.page.getByRole('button', { name: /Change your status/ }).click();
  await shota.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(row).toBeHidden();
  await expect(rows).toHaveCount(10);
});
