import {
  aoiIn,
  chooseRoomMenuItem,
  composerOf,
  messageOf,
  renIn,
  sendMessage,
} from './support/chat.ts';
import { expect, test } from './support/test.ts';

test('a hidden group conversation returns with its next message', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiIn);
  const { page: ren } = await newBrowser(renIn);
  await aoi.goto('/direct-message?view=group');
  for (const name of ['高橋 蓮', '伊藤 芽依']) {
    await aoi.getByRole('searchbox', { name: '名前・フリガナで検索' }).fill(name);
    await aoi.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await aoi.getByRole('button', { name: '会話を開く' }).click();
  await expect(composerOf(aoi)).toBeVisible();
  await sendMessage(aoi, '三人で話しましょう');

  await ren.goto('/direct-message');
  const row = ren.getByRole('listitem').filter({ hasText: '三人で話しましょう' });
  await expect(row).toContainText('青木 葵');
  await expect(row).toContainText('伊藤 芽依');
  await row.getByRole('link').click();
  await expect(messageOf(ren, '三人で話しましょう')).toBeVisible();
  await chooseRoomMenuItem(ren, '次のメッセージまで非表示にする');
  await expect(ren).toHaveURL(/\/direct-message$/);
  await expect(row).toHaveCount(0);

  await sendMessage(aoi, '新しいお知らせです');
  await expect(ren.getByRole('listitem').filter({ hasText: '新しいお知らせです' })).toBeVisible();
});
