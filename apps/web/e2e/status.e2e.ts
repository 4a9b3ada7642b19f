import type { Page } from 'playwright/test';
import { expect, password, skipInQuickSet, sakura, test } from './support/test.ts';

const english = { language: 'en', organization: sakura } as const;

test('redirects everyone to /503 during maintenance and back afterwards', async ({
  newBrowser,
  office,
}) => {
  const { page } = await newBrowser({ ...english, as: 'ren@sakura.example' });
  await page.goto('/main');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const contact = ['--phone', '03-1234-5678', '--email', 'help@office.example'];
  await office.operator('maintenance', 'set', '--minutes', '30', ...contact);
  await expect(page).toHaveURL(/\/503$/);
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  await expect(page.getByText(/^\d{4}年\d{2}月\d{2}日/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '03-1234-5678' })).toBeVisible();

  await office.operator('maintenance', 'end');
  await page.getByRole('button', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

const northwind = 'Northwind Studio';
/** By error code: the operator command, the text shown to the member, and the reverting command. */
const blocks: Record<string, (email: string) => { act: string[]; says: string; undo?: string[] }> =
  {
    4010: () => ({
      says: 'your organisation is blocked',
      act: ['block', 'organization', northwind],
      undo: ['unblock', 'organization', northwind],
    }),
    4011: (email) => ({ says: 'your account is blocked', act: ['block', 'user', email] }),
    4014: (email) => ({
      says: 'Your role has changed',
      act: ['role', 'set', '--organization', northwind, '--email', email, '--role', 'GUEST'],
    }),
    4015: () => ({
      says: 'the contract or floor is blocked',
      act: ['block', 'contract', 'Studio'],
      undo: ['unblock', 'contract', 'Studio'],
    }),
  };
for (const [code, commands] of Object.entries(blocks))
  test(`${code} signs out a connected member immediately and shows the reason`, async ({
    newBrowser,
    office,
  }) => {
    skipInQuickSet();
    const email = `block-${code}@northwind.example`;
    const { act, says, undo } = commands(email);
    await office.makeAccount({ email, name: 'Kim', password });
    await office.operator('member', 'create', '--organization', northwind, '--email', email);
    const { page } = await newBrowser({ language: 'en', as: email, organization: northwind });
    const connected = page.waitForEvent('websocket');
    await page.goto('/main');
    await connected;
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

    // The toast closes after a few seconds, so the test waits while the command is running.
    const reason = page.getByRole('listitem').filter({ hasText: says });
    await Promise.all([expect(reason).toBeVisible(), office.operator(...act)]);
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
    await expect(page.getByRole('main').getByText(says)).toBeVisible();
    if (undo) await office.operator(...undo);
  });

test('keeps the page during a short disconnect and replaces it during a long one', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page, context } = await newBrowser({ ...english, as: 'mei@sakura.example' });
  await page.clock.install();
  const offlineScreen = page.waitForResponse(/OfflinePage/);
  await page.goto('/people');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await offlineScreen;
  await page.waitForLoadState('networkidle');
  const reconnecting = page.getByRole('status').filter({ hasText: 'Reconnecting…' });
  const search = page.getByRole('searchbox');
  await search.pressSequentially('M');
  await context.setOffline(true);
  await expect(reconnecting).toBeVisible();
  await expect(search).toBeVisible();
  await context.setOffline(false);
  await expect(reconnecting).toBeHidden();
  await context.setOffline(true);
  await expect(reconnecting).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('heading', { name: 'The network can’t be reached' })).toBeVisible();
  await expect(search).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('M');
});

test('keeps the page during a long disconnect if the offline screen is not loaded', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page, context } = await newBrowser({ ...english, as: 'mei@sakura.example' });
  await page.clock.install();
  await page.route(/OfflinePage/, (route) => route.abort());
  await page.goto('/people');
  const heading = page.getByRole('heading', { level: 1, name: 'Members' });
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  const reconnecting = page.getByRole('status').filter({ hasText: 'Reconnecting…' });
  await expect(reconnecting).toBeVisible();
  const secondLoad = page.waitForRequest(/OfflinePage/);
  await page.clock.fastForward(15_000);
  await secondLoad;
  await expect(reconnecting).toBeVisible();
  await expect(heading).toBeVisible();
});

test('shows a failed page chunk as an error in its panel only', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ ...english, as: 'mei@sakura.example' });
  await page.goto('/main');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  let broken = true;
  await page.route(/MyDeskPage/, (route) => (broken ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'My desk' }).click();
  await expect(page.getByRole('heading', { name: 'There was an error!' })).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Close panel' }).click();
  await expect(page).toHaveURL(/\/main$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'There was an error!' })).toBeVisible();
  // The chunk is retried with increasing delay, and immediately when the network is back.
  broken = false;
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { name: 'Your seat' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('loads a failed page when it is reopened after the server has recovered', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser({ ...english, as: 'mei@sakura.example' });
  await page.goto('/main');
  // An answer to a pending call would end the recovery before the server is asked.
  await page.waitForLoadState('networkidle');
  let letAnswer = () => {};
  const answered = new Promise<void>((resolve) => (letAnswer = resolve));
  await page.route('**/api/v1/maintenances/user', async (route) => {
    await answered;
    await route.continue();
  });
  await page.route(/MyDeskPage/, (route) => route.abort());
  await page.getByRole('link', { name: 'My desk' }).click();
  await expect(page.getByRole('heading', { name: 'There was an error!' })).toBeVisible();
  await page.getByRole('button', { name: 'Close panel' }).click();
  await expect(page).toHaveURL(/\/main$/);
  await page.unroute(/MyDeskPage/);
  // A request that timed out on a busy machine is retried after a delay.
  const answer = page.waitForResponse('**/api/v1/maintenances/user', { timeout: 90_000 });
  letAnswer();
  await answer;
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your seat' })).toBeVisible();
});

/** Simulates a deployment: the requested chunks return 404 until the page is reloaded. */
async function replaceVersion(page: Page, oldText: RegExp): Promise<void> {
  let isReplaced = true;
  await page.route(oldText, (route) =>
    isReplaced ? route.fulfill({ status: 404, json: {} }) : route.continue(),
  );
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/index-[\w-]+\.js/, 'index-newer.js');
      await route.fulfill({ response, body });
    },
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReplaced = false;
  });
}

test('reloads the page when its chunk was removed by a deployment', async ({ newBrowser }) => {
  const { page } = await newBrowser(english);
  await page.goto('/auth/sign-in');
  await page.waitForLoadState('networkidle');
  const signUp = page.getByRole('link', { name: 'Sign up' });
  await expect(signUp).toBeVisible();
  await replaceVersion(page, /assets\/SignUpPage/);
  const loaded = page.waitForEvent('load');
  await signUp.click();
  await loaded;
  await expect(page).toHaveURL(/\/auth\/sign-up$/);
  await expect(
    page.getByRole('heading', { name: 'You need an invitation to sign up' }),
  ).toBeVisible();
});

test('reloads on request when the chunk of a panel was removed by a deployment', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser({ ...english, as: 'mei@sakura.example' });
  await page.goto('/main');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-mark', 'kept'));
  const statusRequest = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/',
  );
  await replaceVersion(page, /assets\/MyDeskPage/);
  await page.getByRole('link', { name: 'My desk' }).click();
  // The notice of the new version has the same heading.
  const panel = page.getByRole('group', { name: 'My desk' });
  await expect(panel.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
  // The app never reloads automatically: a call or unsaved text may be active.
  await (await statusRequest).finished();
  await expect(page.locator('body[data-mark=kept]')).toBeAttached();
  const reloadButton = panel.getByRole('button', { name: 'Reload the page' });
  await expect(async () => {
    if (await reloadButton.isVisible()) await reloadButton.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'Your seat' })).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('shows a loading message while the scripts load', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser(english);
  let letArrive = () => {};
  const arrived = new Promise<void>((resolve) => (letArrive = resolve));
  await page.route(/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/auth/sign-up', { waitUntil: 'commit' });
  await expect(page.getByText('Loading…')).toBeVisible();
  letArrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toBeHidden();
});

test('shows an error when the scripts fail to load', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser(english);
  let broken = true;
  await page.route(/assets\/.*\.js$/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/auth/sign-in');
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Refresh the page' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('redirects away from /503 without maintenance', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ ...english, as: 'mei@sakura.example' });
  await page.goto('/503');
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const visitor = await newBrowser({ language: 'en' });
  await visitor.page.goto('/503');
  await expect(visitor.page).toHaveURL(/\/auth\/sign-in$/);

  const start = new Date(Date.now() + 3_600_000).toISOString();
  await office.operator('maintenance', 'set', '--start', start, '--minutes', '30');
  await page.goto('/503');
  await expect(page).toHaveURL(/\/main$/);
  await office.operator('maintenance', 'end');
});

test('shows the title of every status page', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en' });
  for (const [path, title] of [
    ['/401', 'No permission'],
    ['/404', 'Page not found'],
    ['/500', 'An error occurred'],
    ['/no/such/page', 'Page not found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  }
});
