import type { BrowserContext, Page } from 'playwright/test';
import { fullBrowserOptions } from '../../../scripts/browser.mjs';
import {
  runMessageAction,
  aoiOptions,
  chooseRoomMenuItem,
  composerOf,
  makeRoom,
  messageOf,
  renOptions,
  sendMessage,
} from './support/chat.ts';
import { mockPushService } from './support/pushService.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

// The headless shell of Chromium does not store notifications.
test.use({ launchOptions: fullBrowserOptions });

const threadRow = (page: Page, text: string) =>
  page.locator('[data-component=ThreadRow]').filter({ hasText: text });
const roomRow = (page: Page, name: string) =>
  page.locator('[data-component=RoomRow]').filter({ hasText: name });
const unreadInTitle = async (page: Page) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

/** The demo has unread messages, but the title shows no count until it is loaded. */
async function waitForUnreadInTitle(page: Page): Promise<number> {
  await expect.poll(() => unreadInTitle(page)).toBeGreaterThan(0);
  return unreadInTitle(page);
}

/** Hides pages like an overlapping window, also for the service worker. */
async function hide(context: BrowserContext, ...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate(() => {
      const { clients } = self as unknown as { clients: { matchAll(options: object): unknown } };
      clients.matchAll = async () => [];
    });
  }
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/push/');
    const notices = (await worker?.getNotifications()) ?? [];
    return notices.map(({ title, body }) => `${title} ${body}`);
  });

/** A thread replaces its room. */
const narrow = { viewport: { width: 1100, height: 720 } };

test('marks replies in own threads as unread in all tabs until they are read', async ({
  newBrowser,
}) => {
  const { page: aoi, context } = await newBrowser({ ...aoiOptions, ...narrow });
  const { page: ren } = await newBrowser({ ...renOptions, ...narrow });
  const path = await makeRoom(aoi, '気づく部屋', ['高橋 蓮']);
  await sendMessage(aoi, 'リリースの相談です');
  await aoi.goto('/chat-room');
  await expect(roomRow(aoi, '気づく部屋')).toBeVisible();
  const before = await waitForUnreadInTitle(aoi);

  await ren.goto(path);
  await expect(ren.getByText('青木 葵さんが高橋 蓮さんを追加しました')).toBeVisible();
  await runMessageAction(ren, 'リリースの相談です', 'スレッドで返信');
  await expect(ren.locator('[data-component=ThreadPanel]')).toBeVisible();
  await sendMessage(ren, '火曜日はいかがですか');

  await expect(roomRow(aoi, '気づく部屋')).toContainText('未読1件');
  await expect.poll(() => unreadInTitle(aoi)).toBe(before + 1);
  const other = await context.newPage();
  await other.goto('/chat-room?view=threads');
  await expect(threadRow(other, 'リリースの相談です')).toContainText('未読1件');

  await aoi.getByRole('link', { name: 'スレッド', exact: true }).click();
  await expect(aoi).toHaveURL(/view=threads/);
  await threadRow(aoi, 'リリースの相談です').getByRole('link').click();
  await expect(messageOf(aoi, '火曜日はいかがですか')).toBeVisible();
  await expect.poll(() => unreadInTitle(aoi)).toBe(before);
  await expect(threadRow(other, 'リリースの相談です')).not.toContainText('未読');

  const stored = aoi.waitForResponse((response) => response.request().method() === 'PATCH');
  await aoi.getByRole('button', { name: 'フォロー', exact: true }).click();
  await stored;
  await aoi.goto('/chat-room');
  await sendMessage(ren, '水曜日でもよいです');
  await expect(roomRow(aoi, '気づく部屋')).not.toContainText('未読');
  expect(await unreadInTitle(aoi)).toBe(before);
});

test('notifies about a mention in a muted room, once by the system while no page is visible', async ({
  newBrowser,
}) => {
  const { page: aoi, context } = await newBrowser(aoiOptions);
  await mockPushService(context, { granted: true });
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '静かな部屋', ['高橋 蓮']);
  await chooseRoomMenuItem(aoi, '通知をオフにする');
  await expect(aoi.getByRole('img', { name: '通知オフ' }).first()).toBeVisible();
  await aoi.goto('/main');
  const second = await context.newPage();
  await second.goto('/main');
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  const before = await waitForUnreadInTitle(aoi);
  await ren.goto(path);
  await expect(composerOf(ren)).toBeVisible();
  await hide(context, aoi, second);

  await sendMessage(ren, '雑談です');
  await composerOf(ren).pressSequentially('@aoi');
  await ren.getByRole('option', { name: '青木 葵' }).click();
  await composerOf(ren).pressSequentially('確認をお願いします');
  await composerOf(ren).press('Enter');
  await expect.poll(() => shown(aoi)).toEqual([expect.stringContaining('確認をお願いします')]);
  await expect.poll(() => unreadInTitle(aoi)).toBe(before + 1);
});
