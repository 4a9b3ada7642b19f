import type { Page } from 'playwright/test';
import { enterAdministration } from './support/administration.ts';
import {
  aoiOptions,
  composerOf,
  makeRoom,
  messageOf,
  renOptions,
  runMessageAction,
  sendMessage,
} from './support/chat.ts';
import { asMember, openOffice } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

// Leaves unread messages, which other tests count.
test.use({ isolatedOffice: ['chat-lists', { scope: 'worker' }] });

const roomIn = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('link', { name, exact: true });

async function chooseInMenu(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menu').getByText(item, { exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('stars rooms and sorts them into sections on all devices of a member', async ({
  newBrowser,
}) => {
  const { page: ren } = await newBrowser(renOptions);
  const { page: phone } = await newBrowser({
    ...renOptions,
    viewport: { width: 390, height: 844 },
  });
  await ren.goto('/chat-room');
  await phone.goto('/chat-room');
  await chooseInMenu(ren, '全社の操作', 'お気に入りに追加');
  await expect(roomIn(ren, 'お気に入り', '全社')).toBeVisible();
  await expect(roomIn(phone, 'お気に入り', '全社')).toBeVisible();

  await chooseInMenu(phone, '開発部の操作', '新しいセクション');
  await phone.getByRole('textbox', { name: 'セクション名' }).fill('案件');
  await phone.getByRole('button', { name: 'セクションを作成' }).click();
  await expect(roomIn(phone, '案件', '開発部')).toBeVisible();
  await expect(roomIn(ren, '案件', '開発部')).toBeVisible();

  const heading = ren.getByRole('button', { name: '案件', exact: true });
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(phone.getByRole('button', { name: '案件', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await ren.reload();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(ren.getByRole('link', { name: '開発部', exact: true })).toHaveCount(0);
  await ren.getByRole('searchbox').fill('開発部');
  await expect(ren.getByRole('link', { name: '開発部', exact: true })).toBeVisible();
  await ren.getByRole('searchbox').fill('');

  await ren.getByRole('link', { name: '全社', exact: true }).click();
  await chooseInMenu(ren, 'ルームのメニュー', 'お気に入りから外す');
  await expect(phone.getByRole('heading', { name: 'お気に入り' })).toHaveCount(0);
  await chooseInMenu(phone, 'セクション「案件」の操作', 'セクションを削除');
  await phone.getByRole('alertdialog').getByRole('button', { name: 'セクションを削除' }).click();
  await expect(phone.getByRole('heading', { name: '案件' })).toHaveCount(0);
  await expect(phone.getByRole('link', { name: '開発部', exact: true })).toBeVisible();
});

test('shows why a member cannot mention everyone, until an administrator allows it', async ({
  newBrowser,
  office,
}) => {
  const { page: ren } = await newBrowser(renOptions);
  await ren.goto('/chat-room');
  await ren.getByRole('link', { name: '全社', exact: true }).click();
  const refusal = ren.getByText(/ルームの管理者と組織の管理者だけです/);
  await composerOf(ren).pressSequentially('@all ');
  await expect(refusal).toBeVisible();

  const { page: admin } = await newBrowser({ language: 'ja' });
  await enterAdministration(admin, office, 'aoi@sakura.example', '/admin/organization');
  const section = admin.getByRole('region', { name: '全員へのメンション' });
  await section.getByRole('radio', { name: '全員', exact: true }).click();
  await section.getByRole('button', { name: 'メンションの設定を保存' }).click();
  await expect(admin.getByText('保存しました', { exact: true })).toBeVisible();

  await expect(refusal).toHaveCount(0);
  await expect(ren.getByText(/この会話の\d+人に通知します/)).toBeVisible();
  await composerOf(ren).fill('');
  await composerOf(ren).pressSequentially('@');
  await expect(ren.getByRole('option', { name: /@here/ })).toBeVisible();
  await composerOf(ren).fill('@here 会議室へどうぞ');
  await composerOf(ren).press('Enter');
  await expect(messageOf(ren, '会議室へどうぞ')).toBeVisible();
});

test('shows joins, removals and renames between the messages', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '記録の部屋', ['高橋 蓮']);
  await ren.goto(path);
  await expect(ren.getByText('青木 葵さんが高橋 蓮さんを追加しました')).toBeVisible();
  await sendMessage(ren, '議題です');
  const headers = await asMember(aoi);
  const room = `/api/v1/user/${path.slice(1).replace('chat-room', 'chat-rooms')}`;
  await aoi.request.patch(room, { headers, data: { name: '記録の新しい部屋' } });
  const renamed = '青木 葵さんが名前を「記録の部屋」から「記録の新しい部屋」に変更しました';
  await expect(ren.getByText(renamed)).toBeVisible();
  await runMessageAction(aoi, '議題です', '削除');
  await aoi.getByRole('alertdialog').getByRole('button', { name: '削除' }).click();
  await expect(ren.getByText('青木 葵さんが高橋 蓮さんのメッセージを削除しました')).toBeVisible();
  await ren.reload();
  await expect(ren.getByText(renamed)).toBeVisible();
});

test('hides a direct message, undoes it, finds it by search and adds people to it', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  await aoi.goto('/direct-message');
  const ren = aoi.getByRole('link', { name: '高橋 蓮', exact: true });
  await ren.click();
  await expect(composerOf(aoi)).toBeVisible();
  const { page: secondTab } = await newBrowser(aoiOptions);
  await secondTab.goto(aoi.url());
  await expect(composerOf(secondTab)).toBeVisible();
  const changes: string[] = [];
  secondTab.on('request', (request) => {
    if (request.url().endsWith('/hidden')) changes.push(request.postData() ?? '');
  });
  const room = new URL(aoi.url()).pathname.replace('/direct-message/', '/user/chat-rooms/');
  const renewed = secondTab.waitForResponse(
    async (response) =>
      response.url().endsWith(room) &&
      response.status() === 200 &&
      (await response.json()).hidden === true,
  );
  await chooseInMenu(aoi, 'ルームのメニュー', '次のメッセージまで非表示にする');
  await expect(aoi).toHaveURL(/\/direct-message$/);
  await expect(ren).toHaveCount(0);
  await renewed;
  await aoi.getByRole('button', { name: '元に戻す' }).click();
  await expect(ren).toBeVisible();
  expect(changes).toEqual([]);

  await ren.click();
  await chooseInMenu(aoi, 'ルームのメニュー', '次のメッセージまで非表示にする');
  await expect(ren).toHaveCount(0);
  await aoi.getByRole('searchbox').fill('高橋');
  await ren.click();
  await expect(composerOf(aoi)).toBeVisible();

  await chooseInMenu(aoi, 'ルームのメニュー', 'メンバーを追加');
  await expect(aoi.getByRole('button', { name: '会話を開く' })).toBeDisabled();
  await aoi.getByRole('searchbox', { name: '名前・フリガナで検索' }).fill('伊藤');
  await aoi.getByRole('checkbox', { name: /伊藤 芽依/ }).check();
  await aoi.getByRole('button', { name: '会話を開く' }).click();
  await expect(aoi.getByText('メンバー3人')).toBeVisible();
});

test('names the sender and the group in the notice of a direct message to several people', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  await aoi.goto('/chat-room');
  await openOffice(ren, '/people');
  const headers = await asMember(aoi);
  const rooms = '/api/v1/user/chat-rooms';
  const listed = await aoi.request.get(rooms, { headers, params: { keyword: '全社' } });
  const users = `${rooms}/${(await listed.json()).data[0].id}/users`;
  const userIds = [];
  for (const keyword of ['高橋 蓮', '伊藤 芽依']) {
    const found = await aoi.request.get(users, { headers, params: { keyword } });
    userIds.push((await found.json()).data[0].userId);
  }
  const opened = await aoi.request.post(rooms, { headers, data: { type: 'DIRECT', userIds } });
  const { id } = await opened.json();
  const message = { clientId: crypto.randomUUID(), type: 'TEXT', content: '明日の件です' };
  await aoi.request.post(`${rooms}/${id}/messages`, { headers, data: message });
  await expect(ren.getByText(/^青木 葵（グループ：.*伊藤 芽依.*）$/)).toBeVisible();
});
