import { randomUUID } from 'node:crypto';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../server/test/providers/event-receivers.ts';
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
import { expect, skipInQuickSet, test as base } from './support/test.ts';

skipInQuickSet();

const test = base.extend<object, { receiver: WebhookReceiver }>({
  receiver: [
    async ({}, use) => {
      const receiver = await startWebhookReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ receiver }, use) => use({ OFFICE_AUDIT_STREAM_HOSTS: receiver.host }),
    { scope: 'worker' },
  ],
});

test('sends messages of a room to an outgoing webhook, and again on request', async ({
  newBrowser,
  office,
  receiver,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  await ren.goto(await makeRoom(aoi, '連携の部屋', ['高橋 蓮']));

  const { page: admin } = await newBrowser({ language: 'ja' });
  await enterAdministration(admin, office, 'aoi@sakura.example', '/admin/outgoing-webhooks');
  await admin.getByRole('button', { name: 'Webhookを作成' }).click();
  const form = admin.getByRole('dialog', { name: 'Webhookを作成' });
  await form.getByRole('textbox', { name: '名前' }).fill('連携ボット');
  await form.getByRole('textbox', { name: 'URL' }).fill('https://10.0.0.1/');
  await form.getByRole('checkbox', { name: '新しいメッセージ' }).click();
  await form.getByRole('button', { name: /^ルーム/ }).click();
  await admin.getByRole('menuitemcheckbox', { name: '連携の部屋' }).click();
  await admin.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Webhookを作成' }).click();
  await expect(form.getByText('公開されているhttpsのURLを入力してください。')).toBeVisible();
  await form.getByRole('textbox', { name: 'URL' }).fill(receiver.url);
  await form.getByRole('button', { name: 'Webhookを作成' }).click();
  const secret = await admin.getByText(/^whsec_/).innerText();
  await admin.getByRole('button', { name: '完了' }).click();
  await expect(admin.getByText(secret)).toHaveCount(0);

  await expect(ren.getByText('青木 葵さんがWebhook「連携ボット」を接続しました')).toBeVisible();
  receiver.respond = () => 503;
  await sendMessage(ren, '連携のテスト');
  await admin.getByRole('button', { name: '連携ボットの送信履歴' }).click();
  const deliveries = admin.getByRole('dialog', { name: '連携ボットの送信履歴' });
  await expect(async () => {
    await deliveries.getByRole('button', { name: '更新' }).click();
    await expect(deliveries.getByText(/HTTP 503/)).toBeVisible({ timeout: 500 });
  }).toPass();

  receiver.respond = () => 204;
  await deliveries.getByRole('button', { name: /^再送/ }).click();
  await expect.poll(() => receiver.accepted.length).toBe(1);
  const { body, headers } = receiver.accepted[0]!;
  expect(headers['webhook-signature']).toMatch(/^v1,/);
  expect(JSON.parse(body)).toMatchObject({
    type: 'message.created',
    data: {
      message: { text: '連携のテスト' },
      room: { name: '連携の部屋' },
      user: { name: '高橋 蓮' },
    },
  });
});

test('runs a slash command and shows its reply to the member or the room', async ({
  newBrowser,
  office,
  receiver,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const room = await makeRoom(aoi, 'コマンドの部屋', ['高橋 蓮']);

  const { page: admin } = await newBrowser({ language: 'ja' });
  await enterAdministration(admin, office, 'aoi@sakura.example', '/admin/slash-commands');
  await admin.getByRole('button', { name: 'コマンドを作成' }).click();
  const form = admin.getByRole('dialog', { name: 'コマンドを作成' });
  await form.getByRole('textbox', { name: 'コマンド' }).fill('/deploy');
  await form.getByRole('textbox', { name: '説明' }).fill('ブランチをデプロイします');
  await form.getByRole('textbox', { name: 'URL' }).fill(receiver.url);
  await form.getByRole('button', { name: 'コマンドを作成' }).click();
  await expect(admin.getByText(/^whsec_/)).toBeVisible();
  await admin.getByRole('button', { name: '完了' }).click();
  await expect(admin.getByRole('heading', { name: '/deploy' })).toBeVisible();

  await ren.goto(room);
  const field = composerOf(ren);
  receiver.respond = () => 503;
  await field.fill('/dep');
  await ren.getByRole('option', { name: /ブランチをデプロイします/ }).click();
  await field.pressSequentially('main');
  await field.press('Enter');
  await expect(ren.getByText(/コマンドを実行できませんでした/).first()).toBeVisible();
  await expect(field).toHaveValue('/deploy main');

  const reply = (type: string) => () => ({
    type: 'application/json',
    body: JSON.stringify({ response_type: type, text: 'デプロイしました' }),
  });
  receiver.respond = reply('ephemeral');
  await field.press('Enter');
  await expect(ren.getByText(/あなただけに表示されています/)).toBeVisible();
  await expect(ren.getByText('デプロイしました')).toBeVisible();
  await expect(field).toHaveValue('');

  receiver.respond = reply('in_channel');
  await field.fill('/deploy main');
  await field.press('Enter');
  const message = messageOf(aoi, 'デプロイしました');
  await expect(message).toContainText('高橋 蓮: /deploy main');
  await expect(message).toContainText('ボット');

  await runMessageAction(ren, 'デプロイしました', 'スレッドで返信');
  const thread = ren.getByRole('region', { name: 'スレッド', exact: true });
  await composerOf(thread).fill('/deploy next');
  await composerOf(thread).press('Enter');
  await expect(thread.getByText('高橋 蓮: /deploy next')).toBeVisible();
  await expect(message).toContainText('1件の返信');
});

test('lets a program post as a bot, whose profile members can open', async ({
  newBrowser,
  office,
}) => {
  const { page: admin } = await newBrowser({ language: 'ja' });
  await enterAdministration(admin, office, 'aoi@sakura.example', '/admin/bots');
  await admin.getByRole('button', { name: 'ボットを作成' }).first().click();
  const form = admin.getByRole('dialog', { name: 'ボットを作成' });
  await form.getByRole('textbox', { name: '名前' }).fill('ビルド通知');
  await form.getByRole('textbox', { name: '説明' }).fill('ビルドの結果を投稿します');
  await form.getByRole('button', { name: 'ボットを作成' }).click();
  await admin.getByRole('button', { name: 'ビルド通知のアクセストークンを作成' }).click();
  const tokenForm = admin.getByRole('dialog', { name: 'ビルド通知のアクセストークンを作成' });
  await tokenForm.getByRole('textbox', { name: '名前' }).fill('CI');
  await tokenForm.getByRole('checkbox', { name: /^メッセージの送信/ }).check();
  await tokenForm.getByRole('button', { name: 'アクセストークンを作成' }).click();
  const token = await admin.getByText(/^ofc_/).innerText();
  await admin.getByRole('button', { name: '完了' }).click();
  await expect(admin.getByText(token)).toHaveCount(0);

  const { page: aoi } = await newBrowser(aoiOptions);
  const room = await makeRoom(aoi, 'ボットの部屋', ['ビルド通知']);
  const messages = `${office.url}/api/v1/user${room.replace('chat-room', 'chat-rooms')}/messages`;
  const send = () =>
    fetch(messages, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: randomUUID(), type: 'TEXT', content: '成功しました' }),
    });
  expect((await send()).status).toBe(201);
  const message = messageOf(aoi, '成功しました');
  await expect(message).toContainText('ボット');
  await message.getByRole('button', { name: 'ビルド通知' }).click();
  await expect(aoi.getByText('ビルドの結果を投稿します')).toBeVisible();
  await expect(aoi.getByRole('button', { name: 'メッセージ', exact: true })).toBeVisible();
  await expect(aoi.getByRole('button', { name: 'ボイスチャット', exact: true })).toHaveCount(0);

  await admin.getByRole('button', { name: 'ビルド通知のCIを無効にする' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: '無効にする' }).click();
  await expect(admin.getByText('アクセストークンはまだありません')).toBeVisible();
  expect((await send()).status).toBe(401);
});
