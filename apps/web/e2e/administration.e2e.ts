import type { Page } from 'playwright/test';
import { endAdministration, enterAdministration } from './support/administration.ts';
import { findA11yViolations } from './support/barriers.ts';
import { member } from './support/member.ts';
import { expect, fillSignIn, password, skipInQuickSet, sakura, test } from './support/test.ts';
import { watchViolations } from './support/violations.ts';

const aoi = 'aoi@sakura.example';
const signInTitle = 'Sign in to Administration';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Administration menu' });

test('admits administrators only and ignores member sessions', async ({ newBrowser }) => {
  const { page } = await newBrowser(member('ren'));
  const violations = await watchViolations(page);
  await page.goto('/admin/overview');
  await expect(page.getByRole('heading', { name: signInTitle })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);

  await fillSignIn(page, 'ren@sakura.example');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('You are not an administrator');
  await expect(refusal.getByRole('link')).toHaveAttribute('href', /^http:\/\/[^/]+\/$/);

  await fillSignIn(page, aoi, 'Wrong#2026');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByText('Incorrect password.')).toBeVisible();

  await fillSignIn(page, aoi);
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/overview$/);
  await expect(page).toHaveTitle('Overview | Administration | Virtual Office');

  await page.goto('/people');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page).toHaveURL(/\/people$/);
  expect(violations).toEqual([]);
});

test('hides the tokens of the administration from scripts on pages of members', async ({
  newBrowser,
  office,
}) => {
  const { page } = await newBrowser({ language: 'en' });
  await page.goto('/admin');
  await fillSignIn(page, aoi);
  await expect(menu(page)).toBeVisible();
  const refreshCookie = async () => {
    const cookies = await page.context().cookies(`${office.url}/api/v1/admin/auth`);
    return cookies.find(({ name }) => name === 'office_admin_refresh')!;
  };
  expect(await refreshCookie()).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  const members = await page.context().newPage();
  await members.goto('/people');
  await members.evaluate(() => {
    const heard = new Promise<string>((resolve) => {
      new BroadcastChannel('office.admin.session').addEventListener('message', ({ data }) =>
        resolve(JSON.stringify(data)),
      );
    });
    Object.assign(window, { heard });
  });
  // Exchanges the tokens while the script listens.
  await page.reload();
  await expect(menu(page)).toBeVisible();
  const heard = await members.evaluate(() => (window as unknown as { heard: string }).heard);
  // A script of the members' page can read the cookies of a window that it opens at /admin.
  const readable = await page.evaluate(
    () => decodeURIComponent(document.cookie) + JSON.stringify({ ...localStorage }),
  );
  expect(readable).toContain('refreshTokenExpires');
  for (const text of [readable, heard]) {
    expect(text).not.toContain((await refreshCookie()).value);
    // Access tokens are JSON Web Tokens.
    expect(text).not.toMatch(/eyJ[\w-]+\.eyJ/);
  }
});

test('opens and closes by keyboard in the selected language and colour scheme', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en', colorScheme: 'light' });
  await page.goto('/admin');
  const email = page.getByLabel('Email address');
  await expect(email).toBeVisible();
  await email.focus();
  await page.keyboard.type(aoi);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();

  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const own = page.getByRole('button', { name: 'Open your menu' });
  await own.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '日本語' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '概要' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '概要' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const ownMenuButton = page.getByRole('button', { name: '自分のメニューを開く' });
  await ownMenuButton.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'サインアウト' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '管理画面にサインイン' })).toBeVisible();
});

test('has no accessibility or CSP violations on any page', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'ja', colorScheme: 'dark' });
  const violations = await watchViolations(page);
  await enterAdministration(page, office, aoi, '/admin/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = page.getByRole('navigation', { name: '管理メニュー' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const barriers = await findA11yViolations(page);
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    barriers.push(...(await findA11yViolations(page)));
    await page.setViewportSize({ width: 390, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${address} on a phone`,
    ).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(barriers).toEqual([]);
  expect(violations).toEqual([]);
});

test('reorders a list by dragging without CSP violations', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'ja' });
  const violations = await watchViolations(page);
  await enterAdministration(page, office, aoi, '/admin/bulletin-boards');
  const handles = page.locator('[data-handle]');
  const idOf = (index: number) => handles.nth(index).getAttribute('data-handle');
  await expect(handles.nth(1)).toBeVisible();
  const [first, second] = [await idOf(0), await idOf(1)];
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()];
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1)
    await page.mouse.move(to!.x + to!.width / 2, from!.y + (to!.y - from!.y) * (step / 8));
  await page.mouse.up();
  await expect.poll(() => Promise.all([idOf(0), idOf(1)])).toEqual([second, first]);
  expect(violations).toEqual([]);
});

test('lets the system administrator choose an organisation and repeat failed work', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en' });
  await page.goto('/admin');
  await fillSignIn(page, 'system@office.example');
  await page.getByRole('button', { name: new RegExp(sakura) }).click();
  await expect(menu(page)).toBeVisible();
  await page.getByRole('button', { name: 'Switch organisation' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Northwind Studio/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-part=Organization]')).toContainText('Northwind Studio');
  await expect(page).toHaveURL(/\/admin\/overview$/);

  await page.getByRole('link', { name: 'Background jobs' }).click();
  await page.getByRole('button', { name: 'Retry: Emails' }).click();
  await expect(page.getByText(/^Retrying \d+ items?$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry: Emails' })).toHaveCount(0);
});

test('asks for the password when the session ends and continues on the same page', async ({
  newBrowser,
  office,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en' });
  await enterAdministration(page, office, aoi, '/admin/organization');
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await expect(name).toHaveValue(sakura);
  await name.fill('Sakura Works and more');
  await endAdministration(page, office);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByRole('heading', { name: signInTitle })).toBeVisible();
  await fillSignIn(page, aoi);
  await expect(name).toHaveValue('Sakura Works and more');
  await expect(page).toHaveURL(/\/admin\/organization$/);
  await page.reload();
  await expect(name).toHaveValue('Sakura Works and more');
});
