import {
  runMessageAction,
  aoiOptions,
  chooseRoomMenuItem,
  composerOf,
  feedOf,
  makeRoom,
  messageOf,
  renOptions,
  sendMessage,
} from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test('mentions, reactions, edits and deletions appear for both members', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '開発の部屋', ['高橋 蓮']);
  await ren.goto(path);
  await expect(composerOf(ren)).toBeVisible();

  await composerOf(aoi).pressSequentially('@高橋');
  await aoi.getByRole('option', { name: /高橋 蓮/ }).click();
  await expect(composerOf(aoi)).toHaveValue('@高橋 蓮 ');
  await composerOf(aoi).pressSequentially('<b>確認</b>をお願いします');
  await composerOf(aoi).press('Enter');
  await expect(messageOf(ren, '<b>確認</b>をお願いします')).toBeVisible();
  await expect(messageOf(aoi, 'をお願いします').getByText('既読').first()).toBeVisible();

  const message = messageOf(ren, 'をお願いします');
  await message.focus();
  await message.getByRole('button', { name: 'リアクション' }).click();
  await ren.getByRole('button', { name: 'いいね' }).click();
  await expect(
    messageOf(aoi, 'をお願いします').getByRole('button', { name: '👍 1件' }),
  ).toBeVisible();

  await composerOf(aoi).press('ArrowUp');
  await expect(aoi.getByText('メッセージを編集中')).toBeVisible();
  await composerOf(aoi).fill('明日までに確認をお願いします');
  await composerOf(aoi).press('Enter');
  await expect(messageOf(ren, '明日までに確認をお願いします')).toContainText('編集済み');

  await runMessageAction(aoi, '明日までに', '削除');
  const question = aoi.getByRole('alertdialog', { name: 'メッセージを削除しますか？' });
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await expect(messageOf(ren, '明日までに')).toBeVisible();
  await runMessageAction(aoi, '明日までに', '削除');
  await question.getByRole('button', { name: 'メッセージを削除' }).click();
  for (const page of [aoi, ren]) {
    await expect(feedOf(page).getByText('このメッセージは削除されました')).toBeVisible();
    await expect(messageOf(page, '明日までに')).toHaveCount(0);
  }

  const long = 'あ'.repeat(10_000);
  await composerOf(aoi).fill(long);
  await expect(aoi.getByText('9000文字超過しています').first()).toBeVisible();
  await composerOf(aoi).press('Enter');
  await expect(composerOf(aoi)).toHaveValue(long);
});

test('finds words inside a Japanese sentence and opens their message', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '検索の部屋', ['高橋 蓮']);
  await sendMessage(aoi, '来月の展示会は東京国際フォーラムで開催します');
  await sendMessage(aoi, '詳しくは後ほど');

  await ren.goto('/chat-room');
  await ren.getByRole('button', { name: 'メッセージを検索' }).click();
  await ren.getByRole('searchbox').fill('国際フォーラム');
  await ren.getByRole('button', { name: /検索の部屋の青木 葵さんのメッセージへ移動/ }).click();
  await expect(ren).toHaveURL(new RegExp(path));
  await expect(messageOf(ren, '東京国際フォーラム')).toHaveAttribute('data-marked', 'true');
  await expect(messageOf(ren, '東京国際フォーラム')).toBeFocused();

  // A muted room shows neither an unread count nor a toast.
  await chooseRoomMenuItem(ren, '通知をオフにする');
  await ren.getByRole('button', { name: '一覧に戻る' }).first().click();
  const room = ren.getByRole('listitem').filter({ hasText: '検索の部屋' });
  await expect(room.getByRole('img', { name: '通知オフ' })).toBeVisible();
  await sendMessage(aoi, '会場が変わりました');
  await expect(room).toContainText('会場が変わりました');
  await expect(ren.getByRole('button', { name: /会場が変わりました/ })).toHaveCount(0);
});
