import { expect, password, skipInQuickSet, sakura, test } from './support/test.ts';

test('shows that the user cannot enter any organisation', async ({ newBrowser }) => {
  const { page } = await newBrowser({ language: 'en', as: 'nobody@sakura.example' });
  await page.goto('/main');
  await expect(page).toHaveURL(/\/organization$/);
  await expect(page.getByRole('heading', { name: 'User is blocked' })).toBeVisible();
});

test('redirects a member without a selected organisation to the selection', async ({
  newBrowser,
}) => {
  const { page } = await newBrowser({ language: 'en', as: 'aoi@sakura.example' });
  await page.goto('/calendar');
  await expect(page).toHaveURL(/\/organization$/);
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

const refusals = [
  ['contractLimitUserAccess', 'Metaverse office report', /limit for simultaneous sign-ins/],
  ['allContractsLayoutBlocked', 'Metaverse office report', /No office is available/],
  ['organizationBlocked', 'Error', /./],
] as const;
for (const [code, title, text] of refusals)
  test(`explains why an organisation cannot be entered: ${code}`, async ({ newBrowser }) => {
    if (code !== 'organizationBlocked') skipInQuickSet();
    const { page } = await newBrowser({ language: 'en', as: 'aoi@sakura.example' });
    await page.route('**/api/v1/auth/user/organization', (route) =>
      route.fulfill({ status: 403, json: { statusCode: 403, message: code, errors: code } }),
    );
    await page.goto('/organization');
    await page.getByRole('button', { name: sakura }).click();
    const toast = page.getByRole('listitem').filter({ hasText: title });
    await expect(toast).toBeVisible();
    await expect(toast).toContainText(text);
    await expect(page).toHaveURL(/\/organization$/);
    const administration = page.getByRole('link', { name: /^Open the administration/ });
    await expect(administration).toHaveCount(code === 'allContractsLayoutBlocked' ? 1 : 0);
  });

test('blocks restricted pages for guests while the scene keeps running', async ({ newBrowser }) => {
  const guest = { as: 'guest@sakura.example', organization: sakura, language: 'en' } as const;
  const { page } = await newBrowser(guest);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const canvas = await page.locator('canvas').elementHandle();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Survey forms' })).toHaveCount(0);
  await page.evaluate(() => {
    history.pushState({}, '', '/survey-form');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL(/\/401$/);
  await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/main$/);
  expect(await canvas?.evaluate((element) => element.isConnected)).toBe(true);
});

test('moves members off a blocked floor and shows the reason', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const { page } = await newBrowser({
    as: 'aoi@sakura.example',
    organization: sakura,
    language: 'en',
  });
  const connected = page.waitForEvent('websocket');
  await page.goto('/map');
  await connected;
  const floor = (name: RegExp) =>
    page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: name }).first();
  await expect(floor(/1F/)).toContainText('You are here');
  const toast = page.getByRole('listitem').filter({ hasText: '“1F Plaza” is not available' });
  // The toast disappears automatically, so it is checked while the command is still closing its database.
  await Promise.all([
    expect(toast).toContainText('An administrator has blocked it. You have been moved to'),
    office.operator('block', 'floor', '1階 ひろば'),
  ]);
  await expect(floor(/1F/)).toContainText('Not available');
  await expect(floor(/2F/)).toContainText('You are here');
  await office.operator('unblock', 'floor', '1階 ひろば');
  await expect(floor(/1F/)).not.toContainText('Not available');
});

test('offers only another organisation if no floor is left', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const northwind = 'Northwind Studio';
  const email = 'floorless@northwind.example';
  await office.makeAccount({ email, name: 'Kim', password });
  await office.operator('member', 'create', '--organization', northwind, '--email', email);
  const { page } = await newBrowser({ language: 'en', as: email, organization: northwind });
  const connected = page.waitForEvent('websocket');
  await page.goto('/map');
  await connected;
  await expect(page.getByText('You are here')).toBeVisible();
  await office.operator('block', 'floor', 'ロフト');
  const toast = page.getByRole('listitem').filter({ hasText: 'Metaverse office report' });
  await Promise.all([
    expect(toast).toContainText('No office is available'),
    office.operator('block', 'floor', 'スタジオ'),
  ]);
  await expect(page).toHaveURL(/\/organization$/);
  for (const floor of ['スタジオ', 'ロフト']) await office.operator('unblock', 'floor', floor);
});
