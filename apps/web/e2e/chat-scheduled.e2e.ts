import { aoiOptions, composerOf, makeRoom, messageOf, renOptions } from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test('schedules a message, edits it in another tab and sends it now', async ({ newBrowser }) => {
  const { page: aoi, context: aoiTabs } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '予約の部屋', ['高橋 蓮']);
  await ren.goto(path);
  await composerOf(aoi).fill('明日の朝に送ります');
  await aoi.getByRole('button', { name: 'あとで送信' }).click();
  await aoi.getByRole('menuitem', { name: /明日の9:00/ }).click();
  await expect(composerOf(aoi)).toHaveValue('');
  const hint = aoi.getByText('このルームに予約メッセージが1件あります');
  await expect(hint).toBeVisible();

  const otherTab = await aoiTabs.newPage();
  await otherTab.goto('/chat-room');
  await otherTab.getByRole('link', { name: '予約メッセージ1件' }).click();
  const list = otherTab.getByRole('list', { name: '予約メッセージ' });
  await list.getByRole('button', { name: '予約メッセージの操作' }).click();
  await otherTab.getByRole('menuitem', { name: '本文を編集' }).click();
  await otherTab.getByRole('textbox', { name: '本文' }).fill('今すぐ送ります');
  await otherTab.getByRole('button', { name: '変更を保存' }).click();
  await expect(list).toContainText('今すぐ送ります');
  await list.getByRole('button', { name: '予約メッセージの操作' }).click();
  await otherTab.getByRole('menuitem', { name: '今すぐ送信' }).click();

  await expect(messageOf(ren, '今すぐ送ります')).toBeVisible();
  await expect(hint).toBeHidden();
  await expect(otherTab.getByText('予約メッセージはありません')).toBeVisible();
});
