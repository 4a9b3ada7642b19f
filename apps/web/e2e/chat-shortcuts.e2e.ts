import {
  aoiOptions,
  composerOf,
  makeRoom,
  messageOf,
  renOptions,
  sendMessage,
} from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test('edits, replies and marks all rooms as read by keyboard', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren, context } = await newBrowser(renOptions);
  await makeRoom(aoi, 'キー操作の部屋', ['高橋 蓮']);
  await sendMessage(aoi, 'ひとつ目');
  await sendMessage(aoi, 'ふたつ目');

  const otherTab = await context.newPage();
  await otherTab.goto('/chat-room');
  const room = otherTab.getByRole('listitem').filter({ hasText: 'キー操作の部屋' });
  await expect(room).toContainText('未読2件');
  await ren.goto('/map');
  const sheet = ren.getByRole('dialog', { name: 'キーボードショートカット' });
  // The navigation is visible before its code has loaded.
  await expect(async () => {
    await ren.keyboard.press('?');
    await expect(sheet.getByText('すべて既読にする')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await ren.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await ren.keyboard.press('Shift+Escape');
  await ren.getByRole('button', { name: 'すべて既読にする' }).click();
  await expect(room).not.toContainText('未読');

  await messageOf(aoi, 'ふたつ目').focus();
  await aoi.keyboard.press('ArrowUp');
  await expect(messageOf(aoi, 'ひとつ目')).toBeFocused();
  await aoi.keyboard.press('e');
  await expect(composerOf(aoi)).toHaveValue('ひとつ目');
  await composerOf(aoi).press('Escape');
  await messageOf(aoi, 'ひとつ目').focus();
  await aoi.keyboard.press('r');
  await expect(aoi.locator('[data-component=ThreadPanel]')).toContainText('ひとつ目');
});
