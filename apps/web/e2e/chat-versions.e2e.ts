import {
  aoiOptions,
  composerOf,
  makeRoom,
  messageOf,
  runMessageAction,
  sendMessage,
} from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test('shows the earlier versions of an edited message to its author', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  await makeRoom(aoi, '履歴の部屋', ['高橋 蓮']);
  await sendMessage(aoi, '開始は14時です');
  await runMessageAction(aoi, '開始は14時', '編集');
  await composerOf(aoi).fill('開始は15時です');
  await composerOf(aoi).press('Enter');
  await messageOf(aoi, '開始は15時').getByRole('button', { name: '以前の内容を表示' }).click();
  const dialog = aoi.getByRole('dialog', { name: '以前の内容' });
  await expect(dialog.getByRole('listitem')).toHaveText(/開始は14時です/);
});
