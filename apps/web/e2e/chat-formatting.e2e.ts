import { aoiOptions, composerOf, feedOf, makeRoom, messageOf, renOptions } from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test('formats a message by shortcuts, shows and copies its code, and notifies in plain text', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren, context } = await newBrowser(renOptions);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await makeRoom(aoi, '書式の部屋', ['高橋 蓮']);
  await ren.goto('/people');

  const field = composerOf(aoi);
  await field.pressSequentially('本番');
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+b');
  await expect(field).toHaveValue('**本番**');
  await field.press('ControlOrMeta+z');
  await expect(field).toHaveValue('本番');
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+b');
  await field.press('End');
  await field.pressSequentially('は15時です');
  await field.press('Shift+Enter');
  await field.pressSequentially('- 準備');
  await field.press('Shift+Enter');
  await field.pressSequentially('確認');
  await field.press('Shift+Enter');
  await field.press('Shift+Enter');
  await aoi.getByRole('button', { name: 'コードブロック' }).click();
  await field.pressSequentially('const ready = true;');
  await expect(field).toHaveValue(
    '**本番**は15時です\n- 準備\n- 確認\n```\nconst ready = true;\n```',
  );
  await field.evaluate((area: HTMLTextAreaElement) => {
    const at = area.value.indexOf('```') + 3;
    area.setSelectionRange(at, at);
  });
  await field.pressSequentially('ts');
  await aoi.getByRole('button', { name: 'プレビュー' }).click();
  const preview = aoi.getByRole('region', { name: 'プレビュー' });
  await expect(preview.getByRole('listitem').filter({ hasText: '確認' })).toBeVisible();
  await field.press('Enter');
  await expect(messageOf(aoi, '本番は15時です')).toBeVisible();

  await expect(ren.getByText('本番は15時です').first()).toBeVisible();
  await expect(ren.getByText('**本番**')).toHaveCount(0);
  await ren.goto(path);
  const message = messageOf(ren, '本番は15時です');
  await expect(message.getByText('本番', { exact: true })).toHaveCSS('font-weight', '600');
  await expect(message.getByRole('listitem')).toHaveText(['準備', '確認']);
  await expect(message.locator('.hljs-keyword')).toHaveText('const');
  await message.getByRole('button', { name: 'コードをコピー' }).click();
  await expect(ren.getByText('コピーしました').first()).toBeVisible();
  expect(await ren.evaluate(() => navigator.clipboard.readText())).toBe('const ready = true;');

  await ren.goto('/chat-room?view=search');
  await ren.getByRole('searchbox').fill('15時');
  const hit = ren.locator('[data-component=SearchHit]').first();
  await expect(hit).toContainText('本番は15時です');
  await expect(hit).not.toContainText('**');
  await expect(feedOf(aoi)).toBeVisible();
});

test('pastes formatted text as Markdown', async ({ newBrowser }) => {
  const { page: aoi, context } = await newBrowser(aoiOptions);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await makeRoom(aoi, '貼り付けの部屋', ['高橋 蓮']);
  const field = composerOf(aoi);
  await field.focus();
  await aoi.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob(['太字と手順書'], { type: 'text/plain' }),
        'text/html': new Blob(['<b>太字</b>と<a href="https://a.example/">手順書</a>'], {
          type: 'text/html',
        }),
      }),
    ]),
  );
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue('**太字**と[手順書](https://a.example/)');
});

test('keeps formatting in styles, which the content security policy does not apply', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  await makeRoom(aoi, '書類の部屋', ['高橋 蓮']);
  const field = composerOf(aoi);
  await field.focus();
  await field.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '太字と文');
    clipboardData.setData(
      'text/html',
      '<b style="font-weight:normal;"><span style="color:red; font-weight: 700">太字</span>と文</b>',
    );
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(field).toHaveValue('**太字**と文');
});
