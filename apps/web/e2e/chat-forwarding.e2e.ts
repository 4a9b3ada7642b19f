import {
  aoiOptions,
  makeRoom,
  messageOf,
  renOptions,
  runMessageAction,
  sendMessage,
} from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test('forwards a message to another room, with a link for members of the original room', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const target = await makeRoom(aoi, '転送先の部屋', ['高橋 蓮']);
  const source = await makeRoom(aoi, '転送元の部屋', ['伊藤 芽依']);
  await sendMessage(aoi, '見積もりは金曜までです');
  await ren.goto(target);

  await runMessageAction(aoi, '見積もりは金曜', '転送');
  const dialog = aoi.getByRole('dialog', { name: 'メッセージを転送' });
  await dialog.getByRole('searchbox', { name: 'ルームや相手を検索' }).fill('転送先');
  await dialog.getByRole('radio', { name: '転送先の部屋' }).click();
  await dialog.getByRole('textbox', { name: 'コメント' }).fill('ご確認ください');
  await dialog.getByRole('button', { name: '転送する' }).click();
  await expect(dialog).toBeHidden();

  const received = messageOf(ren, 'ご確認ください');
  await expect(received).toContainText('見積もりは金曜までです');
  await expect(received.getByRole('link', { name: '元のメッセージへ移動' })).toHaveCount(0);
  await aoi.goto(target);
  await messageOf(aoi, 'ご確認ください')
    .getByRole('link', { name: '元のメッセージへ移動' })
    .click();
  await expect(aoi).toHaveURL(new RegExp(source));
  await expect(messageOf(aoi, '見積もりは金曜')).toBeVisible();
});
