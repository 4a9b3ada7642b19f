import type { Page } from 'playwright/test';
import {
  aoiOptions,
  chooseRoomMenuItem,
  composerOf,
  makeRoom,
  renOptions,
  sendMessage,
} from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

async function chooseOfMember(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `${name}さんの操作` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'メンバー' }).getByRole('listitem').filter({ hasText: name });

test('renames a room, transfers its admin role and lets the former admin leave', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '引き継ぎの部屋', ['高橋 蓮']);
  await ren.goto(path);
  await expect(composerOf(ren)).toBeVisible();

  await chooseRoomMenuItem(aoi, 'ルームを編集');
  await aoi.getByLabel('ルーム名').fill('引き継ぎ先の部屋');
  await aoi.getByRole('button', { name: '変更を保存' }).click();
  await expect(ren.getByRole('heading', { name: '引き継ぎ先の部屋' })).toBeVisible();

  await chooseRoomMenuItem(aoi, 'ルームを退出');
  const dialog = aoi.getByRole('alertdialog', { name: '管理者は退出できません' });
  await dialog.getByRole('button', { name: '任せる相手を選ぶ' }).click();
  await chooseOfMember(aoi, '高橋 蓮', '管理者にする');
  await expect(rowOf(aoi, '高橋 蓮')).toContainText('管理者');
  await chooseOfMember(aoi, '高橋 蓮', '管理者を任せる');
  await aoi.getByRole('alertdialog').getByRole('button', { name: '任せる' }).click();
  await expect(rowOf(aoi, '高橋 蓮')).toContainText('オーナー');
  await expect(rowOf(aoi, '青木 葵')).toContainText('作成者・メンバー');
  await aoi.getByRole('button', { name: 'ルームを退出' }).click();
  await aoi.getByRole('alertdialog').getByRole('button', { name: 'ルームを退出' }).click();
  await expect(aoi).toHaveURL(/\/chat-room$/);
  await expect(aoi.getByRole('link', { name: /引き継ぎ先の部屋/ })).toHaveCount(0);

  await chooseRoomMenuItem(ren, 'ルームを削除');
  const deletion = ren.getByRole('alertdialog', { name: /引き継ぎ先の部屋/ });
  const confirm = deletion.getByRole('button', { name: 'ルームを削除' });
  await deletion.getByRole('textbox').fill('引き継ぎ先');
  await expect(confirm).toBeDisabled();
  await deletion.getByRole('textbox').fill('引き継ぎ先の部屋');
  await confirm.click();
  await expect(ren).toHaveURL(/\/chat-room$/);
  await expect(ren.getByRole('link', { name: /引き継ぎ先の部屋/ })).toHaveCount(0);
});

test('admits by invitation code until it is renewed, and removes a member immediately', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  await makeRoom(aoi, '招待の部屋', []);
  await sendMessage(aoi, '招待した人だけの話です');
  await chooseRoomMenuItem(aoi, '招待コード');
  const codes = aoi.getByRole('dialog', { name: '招待コード' });
  const code = codes.getByLabel('招待コード', { exact: true });
  await expect(code).toHaveText(/\S/);
  const oldCode = (await code.textContent()) ?? '';
  await codes.getByRole('button', { name: '新しいコードを発行' }).click();
  await aoi.getByRole('alertdialog').getByRole('button', { name: '発行する' }).click();
  await expect(code).not.toHaveText(oldCode);
  const newCode = (await code.textContent()) ?? '';
  await codes.getByRole('button', { name: '閉じる' }).click();
  await expect(codes).toHaveCount(0);

  await ren.goto('/chat-room');
  await ren.getByRole('button', { name: 'ルームの追加' }).click();
  await ren.getByRole('menuitem', { name: 'コードで参加' }).click();
  const join = ren.getByRole('dialog', { name: 'コードで参加' });
  await join.getByRole('textbox').fill(oldCode);
  await join.getByRole('button', { name: 'ルームに参加' }).click();
  await expect(join.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await join.getByRole('textbox').fill(newCode);
  await join.getByRole('button', { name: 'ルームに参加' }).click();
  await expect(ren.getByRole('heading', { name: '招待の部屋' })).toBeVisible();
  await sendMessage(ren, '参加しました');

  // After a removal, the open room closes and sends no more requests.
  const refused: string[] = [];
  ren.on('response', (response) => {
    if (response.status() === 404) refused.push(response.url());
  });
  await chooseRoomMenuItem(aoi, 'メンバー');
  await chooseOfMember(aoi, '高橋 蓮', 'ルームから外す');
  await aoi.getByRole('alertdialog').getByRole('button', { name: 'ルームから外す' }).click();
  await expect(rowOf(aoi, '高橋 蓮')).toHaveCount(0);
  await expect(ren.getByText('このルームは表示できません')).toBeVisible();
  await ren.getByRole('button', { name: '一覧に戻る' }).click();
  await expect(ren.getByRole('link', { name: /全社/ })).toBeVisible();
  await expect(ren.getByRole('link', { name: /招待の部屋/ })).toHaveCount(0);
  expect(refused).toEqual([]);
  await ren.getByRole('button', { name: 'メッセージを検索' }).click();
  await ren.getByRole('searchbox').fill('招待した人だけ');
  await expect(ren.getByText('「招待した人だけ」を含むメッセージはありません')).toBeVisible();
});

test('unsent messages of a deleted room can be copied and discarded', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser({
    ...renOptions,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const path = await makeRoom(aoi, '消える部屋', ['高橋 蓮']);
  const sending = '**/api/v1/user/chat-rooms/*/messages';
  await ren.route(sending, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await ren.goto(path);
  await sendMessage(ren, '届かなかったメッセージ');
  await composerOf(ren).fill('書きかけの下書き');

  await chooseRoomMenuItem(aoi, 'ルームを削除');
  const deletion = aoi.getByRole('alertdialog', { name: /消える部屋/ });
  await deletion.getByRole('textbox').fill('消える部屋');
  await deletion.getByRole('button', { name: 'ルームを削除' }).click();
  await expect(ren.getByText('このルームは表示できません')).toBeVisible();
  const unsent = ren.getByRole('list', { name: '送信できなかったメッセージ' });
  const draft = unsent.getByRole('listitem').filter({ hasText: '書きかけの下書き' });
  await draft.getByRole('button', { name: 'テキストをコピー' }).click();
  await expect(ren.getByText('コピーしました').first()).toBeVisible();
  expect(await ren.evaluate(() => navigator.clipboard.readText())).toBe('書きかけの下書き');
  await draft.getByRole('button', { name: '取り消す' }).click();
  await expect(unsent.getByRole('listitem')).toHaveText(/届かなかったメッセージ/);

  // The messages are still listed after a reload, when the server has rejected them permanently.
  await ren.unroute(sending);
  await ren.reload();
  await expect(unsent.getByRole('listitem')).toHaveText(/届かなかったメッセージ/);
  await ren.getByRole('button', { name: '一覧に戻る' }).click();
  await ren.getByRole('button', { name: 'メッセージを表示' }).click();
  await unsent.getByRole('button', { name: '取り消す' }).click();
  await expect(ren.getByText('送信できなかったメッセージはありません')).toBeVisible();
  await ren.getByRole('button', { name: '戻る' }).click();
  await expect(ren.getByRole('link', { name: /全社/ })).toBeVisible();
  await expect(ren.getByRole('button', { name: 'メッセージを表示' })).toHaveCount(0);
});
