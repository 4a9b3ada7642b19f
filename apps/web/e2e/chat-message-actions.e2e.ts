import {
  aoiOptions,
  chooseRoomMenuItem,
  makeRoom,
  messageOf,
  renOptions,
  runMessageAction,
  sendMessage,
} from './support/chat.ts';
import { expect, fillSignIn, skipInQuickSet, test } from './support/test.ts';

test('a copied link opens the room at the message after sign-in', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page: aoi, context } = await newBrowser(aoiOptions);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await makeRoom(aoi, 'リンクの部屋', ['伊藤 芽依']);
  await sendMessage(aoi, 'リンクで開く議題です');
  await runMessageAction(aoi, 'リンクで開く議題です', 'リンクをコピー');
  const link = await aoi.evaluate(() => navigator.clipboard.readText());
  for (let index = 1; index <= 3; index += 1) {
    const lines = Array.from({ length: 12 }, (_, line) => `${index}の${line}行目`);
    await sendMessage(aoi, lines.join('\n'));
  }

  const { page: mei } = await newBrowser({ language: 'ja' });
  await mei.goto(link);
  await expect(mei).toHaveURL(/\/auth\/sign-in$/);
  await fillSignIn(mei, 'mei@sakura.example');
  const message = messageOf(mei, 'リンクで開く議題です');
  await expect(message).toBeInViewport();
  await expect(message).toHaveAttribute('data-marked', 'true');
});

test('pins, saves and marks messages as unread in all tabs', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren, context: renTabs } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '整理の部屋', ['高橋 蓮']);
  await sendMessage(aoi, '手順書はこちらです');
  await sendMessage(aoi, '金曜までに確認してください');
  await ren.goto(path);
  await expect(messageOf(ren, '金曜までに')).toBeVisible();

  await runMessageAction(ren, '手順書は', 'ルームに固定');
  await expect(messageOf(aoi, '手順書は')).toContainText('高橋 蓮さんが固定');
  await chooseRoomMenuItem(aoi, '固定したメッセージ');
  const pins = aoi.getByRole('list', { name: '固定したメッセージ' });
  await expect(pins.getByRole('listitem')).toHaveCount(1);
  await expect(pins).toContainText('手順書はこちらです');
  await pins.getByRole('button', { name: '固定を解除' }).click();
  await expect(aoi.getByText('固定したメッセージはありません')).toBeVisible();
  await expect(messageOf(ren, '手順書は')).not.toContainText('固定');

  const otherTab = await renTabs.newPage();
  await otherTab.goto('/chat-room?view=saved');
  await runMessageAction(ren, '金曜までに', 'あとで見る');
  const saved = otherTab.getByRole('list', { name: 'あとで見るメッセージ' });
  await expect(saved).toContainText('金曜までに確認してください');
  await saved.getByRole('button', { name: '完了にする' }).click();
  await expect(otherTab.getByText('保存したメッセージはありません')).toBeVisible();
  await otherTab.getByRole('radio', { name: '完了', exact: true }).click({ force: true });
  await expect(saved).toContainText('金曜までに確認してください');

  await otherTab.goto('/chat-room');
  const row = otherTab.getByRole('listitem').filter({ hasText: '整理の部屋' });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('未読');
  await runMessageAction(ren, '金曜までに', 'ここから未読にする');
  await expect(row).toContainText('未読');
  await expect(ren.getByText('ここから未読', { exact: true })).toBeVisible();
  const read = otherTab.waitForResponse(/\/last-read-message$/);
  await row.getByRole('link', { name: '整理の部屋' }).click();
  await read;
  await otherTab.getByRole('button', { name: '一覧に戻る' }).click();
  await expect(row).not.toContainText('未読');
});
