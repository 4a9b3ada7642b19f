import { holdScripts } from './support/holdScripts.ts';
import { expect, skipInQuickSet, sakura, test } from './support/test.ts';

const member = { as: 'aoi@sakura.example', organization: sakura };

for (const [language, map, width] of [
  ['ja', 'マップ', 1280],
  ['en', 'Map', 390],
] as const) {
  test(`shows the navigation before the scripts are loaded, ${language}, ${width} px`, async ({
    newBrowser,
  }) => {
    if (language === 'en') skipInQuickSet();
    const { page } = await newBrowser({
      ...member,
      language,
      viewport: { width, height: 800 },
    });
    const release = await holdScripts(page);
    await page.goto('/main', { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: map, exact: true });
    await link.focus();
    const prerendered = await link.elementHandle();

    release();
    await expect.poll(() => prerendered!.evaluate((element) => element.isConnected)).toBe(false);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/map$/);
  });
}

test('repeats the press of a button from before the scripts are loaded', async ({ newBrowser }) => {
  const { page } = await newBrowser({ ...member, viewport: { width: 1280, height: 800 } });
  const release = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await page.getByRole('status').filter({ hasText: '読み込んでいます…' }).waitFor();
  await page.getByRole('button', { name: '検索' }).click();

  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('starts with one call for the data of the workplace', async ({ newBrowser }) => {
  const { page } = await newBrowser(member);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) calls.push(pathname.replace('/api/v1/', ''));
  });
  await page.goto('/people');
  await expect(page.getByRole('complementary').or(page.getByRole('main'))).toContainText('佐々木');
  expect(calls[0]).toBe('workplace');
  expect(calls).not.toContain('auth/user/permission');
  expect(calls).not.toContain('contracts/offices');
});

test('calls each operation if the common call fails', async ({ newBrowser }) => {
  const { page } = await newBrowser(member);
  await page.route('**/api/v1/workplace*', (route) => route.fulfill({ status: 500, json: {} }));
  const permission = page.waitForResponse('**/api/v1/auth/user/permission');
  await page.goto('/main');
  expect((await permission).status()).toBe(200);
  await expect(page.getByRole('link', { name: 'マップ', exact: true })).toBeVisible();
});
