import { aoiOptions, makeRoom, messageOf, runMessageAction, sendMessage } from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test('lists a reminder of a message in another tab, where it can be deleted', async ({
  newBrowser,
}) => {
  const { page: aoi, context: tabs } = await newBrowser(aoiOptions);
  await makeRoom(aoi, 'リマインダーの部屋', ['高橋 蓮']);
  await sendMessage(aoi, '契約書を確認してください');
  const otherTab = await tabs.newPage();
  await otherTab.goto('/chat-room?view=saved');
  await otherTab.getByRole('radio', { name: 'リマインダー' }).click({ force: true });
  await expect(otherTab.getByText('リマインダーはありません')).toBeVisible();

  await runMessageAction(aoi, '契約書を確認', 'リマインダーを設定');
  const dialog = aoi.getByRole('dialog', { name: 'このメッセージのリマインダー' });
  await dialog.getByRole('radio', { name: '明日の9:00' }).click();
  await dialog.getByRole('button', { name: '設定する' }).click();
  await expect(dialog).toBeHidden();

  const list = otherTab.getByRole('list', { name: 'あとで見るメッセージ' });
  await expect(list).toContainText('契約書を確認してください');
  await list.getByRole('link').click();
  await expect(messageOf(otherTab, '契約書を確認')).toBeVisible();
  await otherTab.goBack();
  await otherTab.getByRole('radio', { name: 'リマインダー' }).click({ force: true });
  await list.getByRole('button', { name: 'リマインダーを削除' }).click();
  await expect(otherTab.getByText('リマインダーはありません')).toBeVisible();
});
