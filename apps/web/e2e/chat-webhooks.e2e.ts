import {
  aoiOptions,
  chooseRoomMenuItem,
  composerOf,
  makeRoom,
  messageOf,
  renOptions,
} from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

test('shows messages of an incoming webhook until its admin deletes it', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  await ren.goto(await makeRoom(aoi, '通知の部屋', ['高橋 蓮']));
  await expect(composerOf(ren)).toBeVisible();

  await chooseRoomMenuItem(aoi, '受信Webhook');
  const dialog = aoi.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名前' }).fill('デプロイ通知');
  await dialog.getByRole('button', { name: 'Webhookを作成' }).click();
  const url = await dialog.getByText('/api/v1/webhooks/').innerText();
  const post = (text: string) =>
    aoi.request.post(new URL(new URL(url).pathname, aoi.url()).href, { data: { text } });
  expect((await post('**128** 成功')).status()).toBe(200);

  const message = messageOf(ren, '128 成功');
  await expect(message).toContainText('デプロイ通知');
  await expect(message.getByText('ボット', { exact: true })).toBeVisible();
  await expect(message.getByRole('button', { name: 'デプロイ通知' })).toHaveCount(0);

  await dialog.getByRole('button', { name: '完了' }).click();
  await expect(dialog.getByText('/api/v1/webhooks/')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'デプロイ通知を削除' }).click();
  await aoi.getByRole('alertdialog').getByRole('button', { name: 'Webhookを削除' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  expect((await post('届かない')).status()).toBe(404);
});
