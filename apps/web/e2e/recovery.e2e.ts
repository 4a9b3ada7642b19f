import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { composerOf, feedOf, messageOf } from './support/chat.ts';
import { expect, skipInQuickSet, sakura, test } from './support/test.ts';

const aoi = { as: 'aoi@sakura.example', organization: sakura, language: 'en' } as const;
const ren = { ...aoi, as: 'ren@sakura.example' } as const;

/** Sets an attribute that does not survive a reload. */
const markPage = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-mark', 'kept'));
const isMarked = (page: Page) => page.locator('body[data-mark=kept]');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('pages recover automatically after a server crash and restart', async ({
  newBrowser,
  office,
}) => {
  skipInQuickSet();
  const [a, b] = [await newBrowser(aoi), await newBrowser(ren)];
  const connected = b.page.waitForEvent('websocket');
  await a.page.goto('/main');
  await b.page.goto('/people');
  const row = b.page.getByRole('listitem').filter({ hasText: 'Aoki Aoi' });
  await expect(row).toBeVisible();
  await connected;
  for (const { page } of [a, b]) await markPage(page);

  await office.kill();
  await expect(row).toBeVisible();
  await office.restart();

  // The server sends this change only over the socket.
  await a.page.getByRole('button', { name: /Change your status/ }).click();
  const busy = a.page.getByRole('radio', { name: 'Busy' });
  await expect(async () => {
    await busy.check({ force: true, timeout: 1000 });
    await expect(busy).toBeChecked({ timeout: 1000 });
    await expect(row).toContainText('Office · Busy', { timeout: 1000 });
  }).toPass();
  for (const { page } of [a, b]) {
    await expect(isMarked(page)).toBeAttached();
    await expect(menu(page)).toBeVisible();
  }
});

test('pages opened during a server outage load when the server is back', async ({
  newBrowser,
  office,
}) => {
  skipInQuickSet();
  const { page, context } = await newBrowser(aoi);
  const connected = page.waitForEvent('websocket');
  await page.goto('/main');
  await expect(menu(page)).toBeVisible();
  await connected;
  await page.waitForLoadState('networkidle');
  await markPage(page);
  await office.kill();

  // The code of this page has not been loaded yet.
  await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
  const failed = page.getByRole('heading', { name: 'There was an error!' });
  await expect(failed).toBeVisible();
  await office.restart();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^High/ })).toBeVisible();
  await expect(failed).toBeHidden();

  // The code of this page is loaded, but its data is not, and it uses no socket.
  await page.goto('/organization');
  await expect(page.getByRole('button', { name: sakura })).toBeVisible();
  await page.goto('/people');
  // The order depends on presence. This member is the first offline one.
  const name = 'Kato Yuto';
  const members = page.getByRole('list', { name: 'Members' });
  const member = members.getByRole('button', { name, exact: true });
  await expect(member).toBeVisible();
  const [rooms, room] = [await context.newPage(), await context.newPage()];
  await rooms.goto('/chat-room');
  await expect(rooms.getByText('デザインレビュー')).toBeVisible();
  await room.goto(await longRoom(context, office.url));
  await expect(messageOf(room, `line ${longRoomMessages}`)).toBeVisible();
  for (const tab of [page, rooms, room]) await markPage(tab);
  // The list requests older messages only once, so the test waits for that response.
  await feedOf(room).hover();
  await office.kill();
  /** A page is replaced when the server has been unreachable for 15 seconds. */
  const failureOf = (tab: Page, message: string) =>
    tab.getByText(message).or(tab.getByText('The network can’t be reached'));
  await Promise.all([
    member.click().then(() => expect(failureOf(page, 'Try again')).toBeVisible()),
    rooms
      .getByText('デザインレビュー')
      .click()
      .then(() => expect(failureOf(rooms, 'The messages could not be loaded')).toBeVisible()),
    expect(async () => {
      await room.mouse.wheel(0, -20_000);
      const waiting = room.getByText('Loading older messages').first();
      await expect(waiting).toBeVisible({ timeout: 1000 });
    }).toPass(),
  ]);
  await office.restart();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(composerOf(rooms)).toBeVisible();
  await expect(async () => {
    await room.mouse.wheel(0, -20_000);
    await expect(messageOf(room, 'line 1.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const tab of [page, rooms, room]) await expect(isMarked(tab)).toBeAttached();
});

/** More messages than the list requests before it is scrolled. */
const longRoomMessages = 170;

/** Creates a room with many messages and returns its path. */
async function longRoom(context: BrowserContext, url: string): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'office_session');
  const { token } = JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { token: string };
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await context.request.post(`${url}/api/v1${path}`, { headers, data });
    return (await answer.json()) as { id: string };
  };
  const about = { type: 'CHANNEL', name: 'long', logoKey: null, userIds: [] };
  const { id } = await post('/user/chat-rooms', about);
  for (let line = 1; line <= longRoomMessages; line += 1) {
    const message = { clientId: randomUUID(), type: 'TEXT', content: `line ${line}.` };
    await post(`/user/chat-rooms/${id}/messages`, message);
  }
  return `/chat-room/${id}`;
}

test('retries the check of an invitation link', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en' });
  let tries = 0;
  await page.route('**/api/v1/organization-invites/check', (route) =>
    tries++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto('/join-organization?token=nobody-was-sent-this');
  await expect(page.getByText('This invitation can’t be used')).toBeVisible();
  expect(tries).toBe(2);
});

test('offers to refresh the page when the code of the application fails to load', async ({
  newBrowser,
}) => {
  const { page } = await newBrowser({ language: 'en' });
  const code = '**/assets/app-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('The page could not be loaded');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Refresh the page' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});
