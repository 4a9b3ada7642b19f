import type { Page } from 'playwright/test';
import { aoiOptions, composerOf, renOptions, sendMessage } from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

const openMenu = (page: Page) => page.getByRole('button', { name: 'ステータスを変更' }).click();
const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');
const toast = (page: Page, text: string) =>
  page.locator('[data-component=Toast]').filter({ hasText: text });

/** Records the texts of all toasts: a later message replaces the toast of an earlier one. */
async function recordToasts(page: Page): Promise<() => Promise<string>> {
  const record = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const observer = new MutationObserver(() => {
      for (const each of document.querySelectorAll('[data-component=Toast]'))
        texts.push(each.textContent);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => record.evaluate((texts) => texts.join('\n'));
}

test('shows a status line with its end to colleagues, and clears it', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  await ren.goto('/main');
  await aoi.goto('/people');
  await openMenu(ren);
  const menu = ren.getByRole('dialog', { name: 'ステータスと自分のメニュー' });
  await menu.getByRole('button', { name: /集中タイム/ }).click();
  const dialog = ren.getByRole('dialog', { name: 'ステータスメッセージ', exact: true });
  await dialog.getByRole('button', { name: '🍱 ランチ中' }).click();
  await dialog.getByRole('button', { name: 'ステータスメッセージを保存' }).click();
  await expect(dialog).toBeHidden();

  const lunch = aoi.getByRole('img', { name: /🍱 ランチ中（.*まで）/ });
  await expect(lunch.first()).toBeVisible();
  await aoi.getByRole('button', { name: '高橋 蓮', exact: true }).first().click();
  const card = aoi.locator('[data-component=ProfileCard]');
  await expect(card.getByText(/🍱 ランチ中（.*まで）/)).toBeVisible();

  await menu.getByRole('button', { name: 'ステータスメッセージを削除' }).click();
  await expect(card.getByText(/ランチ中/)).toBeHidden();
});

test('shows no toast while notifications are paused, unless the sender notifies anyway', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  await ren.goto('/main');
  await openMenu(ren);
  await ren.getByRole('button', { name: '通知をオフにする' }).click();
  const dialog = ren.getByRole('dialog', { name: '通知をオフにする' });
  await dialog.getByRole('button', { name: '通知をオフにする' }).click();
  await expect(dialog).toBeHidden();
  await ren.keyboard.press('Escape');

  await aoi.goto('/people');
  await aoi.getByRole('button', { name: '高橋 蓮', exact: true }).first().click();
  await aoi.getByRole('button', { name: 'メッセージ', exact: true }).click();
  await expect(aoi.getByText(/高橋 蓮さんは.*まで通知をオフにしています/)).toBeVisible();
  const before = await unreadInTitle(ren);
  const toastTexts = await recordToasts(ren);
  await sendMessage(aoi, '急ぎではありません');
  await expect.poll(() => unreadInTitle(ren)).toBe(before + 1);
  expect(await icon(ren)).toBe('/favicon-unread.svg');

  await aoi.getByRole('button', { name: 'それでも通知する' }).click();
  await expect(composerOf(aoi)).toBeVisible();
  await sendMessage(aoi, '至急お願いします');
  await expect(toast(ren, '至急お願いします')).toBeVisible();
  expect(await toastTexts()).toContain('至急お願いします');
  expect(await toastTexts()).not.toContain('急ぎではありません');

  await openMenu(ren);
  await ren.getByRole('button', { name: '再開' }).click();
  await expect(aoi.getByText(/まで通知をオフにしています/)).toBeHidden();
  await ren.keyboard.press('Escape');
  await sendMessage(aoi, 'お昼に行きましょう');
  await expect(toast(ren, 'お昼に行きましょう')).toBeVisible();
});

test('warns about a meeting outside the working hours of a participant', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  await aoi.goto('/settings#working-hours');
  await aoi.getByRole('button', { name: '勤務時間を設定' }).click();
  const dialog = aoi.getByRole('dialog', { name: '勤務時間' });
  await dialog.getByRole('combobox', { name: '開始' }).fill('10:00');
  await dialog.getByRole('button', { name: '勤務時間を保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(aoi.getByText('月・火・水・木・金 10:00〜18:00')).toBeVisible();

  const { page: ren } = await newBrowser(renOptions);
  await ren.goto('/online-meeting?view=new');
  await ren.getByRole('combobox', { name: '開始', exact: true }).fill('8:00');
  await ren.getByRole('button', { name: '参加者を選ぶ' }).click();
  await ren.getByRole('checkbox', { name: /青木 葵/ }).click();
  await ren.getByRole('button', { name: '完了' }).click();
  await expect(ren.getByText(/勤務時間外です（現地時間 08:00）/)).toBeVisible();
});

async function unreadInTitle(page: Page): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
}
