import { composerOf, makeRoom, messageOf, renOptions } from './support/chat.ts';
import { expect, password, test } from './support/test.ts';

test('posts a message with an access token until the member revokes it', async ({ newBrowser }) => {
  const { page: ren } = await newBrowser(renOptions);
  const roomPath = await makeRoom(ren, 'ビルドの部屋', []);
  const roomId = roomPath.split('/').at(-1)!;

  await ren.goto('/settings');
  await ren.getByRole('button', { name: 'アクセストークンを管理' }).click();
  await ren.getByRole('button', { name: 'アクセストークンを作成' }).click();
  const dialog = ren.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名前' }).fill('ビルドサーバー');
  await dialog.getByRole('checkbox', { name: /^メッセージの送信/ }).click();
  await dialog.getByRole('button', { name: 'アクセストークンを作成' }).click();
  await dialog.getByLabel('現在のパスワード', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'アクセストークンを作成' }).click();
  const token = dialog.getByRole('textbox', { name: 'トークン', exact: true });
  await expect(token).toHaveValue(/^ofc_/);
  const secret = await token.inputValue();
  await dialog.getByRole('button', { name: '完了' }).click();

  const post = async (content: string) => {
    const url = new URL(`/api/v1/user/chat-rooms/${roomId}/messages`, ren.url());
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: crypto.randomUUID(), type: 'TEXT', content }),
    });
    return status;
  };
  expect(await post('ビルドが完了しました')).toBe(201);

  await ren.getByRole('button', { name: 'ビルドサーバーを無効にする' }).click();
  await ren.getByRole('alertdialog').getByRole('button', { name: '無効にする' }).click();
  await expect(ren.getByText('アクセストークンを無効にしました。')).toBeVisible();
  expect(await post('届かない')).toBe(401);

  await ren.goto(roomPath);
  await expect(messageOf(ren, 'ビルドが完了しました')).toBeVisible();
  await expect(composerOf(ren)).toBeVisible();
  await expect(messageOf(ren, '届かない')).toHaveCount(0);
});
