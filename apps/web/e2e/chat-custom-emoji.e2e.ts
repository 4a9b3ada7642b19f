import type { Locator, Page } from 'playwright/test';
import { enterAdministration } from './support/administration.ts';
import { aoiOptions, composerOf, makeRoom, messageOf, renOptions } from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

const pickerOf = (page: Page) => page.getByRole('dialog', { name: '絵文字を選ぶ' });

async function drawPicture(page: Page): Promise<Buffer> {
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 150;
    canvas.getContext('2d')!.fillRect(0, 0, 300, 150);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(picture, 'base64');
}

async function addEmoji(page: Page): Promise<void> {
  const dialog = await openDialog(page);
  const file = { name: 'Otsukare.png', mimeType: 'image/png', buffer: await drawPicture(page) };
  await dialog.getByLabel('画像を選ぶ').setInputFiles(file);
  await expect(dialog.getByRole('textbox', { name: '名前' })).toHaveValue('otsukare');
  await dialog.getByRole('button', { name: '追加', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '絵文字', exact: true }).click();
  await pickerOf(page).getByRole('button', { name: '絵文字を追加' }).click();
  return page.getByRole('dialog', { name: '絵文字を追加' });
}

test('an added emoji is used in messages and reactions until an administrator deletes it', async ({
  newBrowser,
  office,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '絵文字を追加する部屋', ['高橋 蓮']);
  await ren.goto(path);

  await addEmoji(aoi);

  await composerOf(aoi).fill('今日も ');
  await aoi.getByRole('button', { name: '絵文字', exact: true }).click();
  await pickerOf(aoi).getByRole('button', { name: 'otsukare', exact: true }).click();
  await expect(composerOf(aoi)).toHaveValue('今日も :otsukare:');
  await composerOf(aoi).press('Enter');

  const received = messageOf(ren, '今日も');
  const picture = received.getByRole('img', { name: ':otsukare:' });
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(128);
  await received.focus();
  await received.getByRole('button', { name: 'リアクション' }).click();
  await pickerOf(ren).getByRole('textbox', { name: '絵文字を検索' }).fill('otsu');
  await pickerOf(ren).getByRole('button', { name: 'otsukare', exact: true }).click();
  const reaction = messageOf(aoi, '今日も').getByRole('button', { name: ':otsukare: 1件' });
  await expect(reaction.locator('img')).toBeVisible();

  const { page: admin } = await newBrowser({ language: 'ja' });
  await enterAdministration(admin, office, 'aoi@sakura.example', '/admin/emoji');
  await admin.getByRole('button', { name: ':otsukare:を削除' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: '削除' }).click();
  await expect(received.getByText('今日も :otsukare:')).toBeVisible();
  await expect(reaction).toHaveText(/:otsukare:/);
  await expect(reaction.locator('img')).toHaveCount(0);
});

test('a member deletes an added emoji, which disappears for other members', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '絵文字を削除する部屋', ['高橋 蓮']);
  await ren.goto(path);
  await addEmoji(aoi);
  await composerOf(aoi).fill('お先に :otsukare:');
  await composerOf(aoi).press('Enter');
  const picture = messageOf(ren, 'お先に').getByRole('img', { name: ':otsukare:' });
  await expect(picture).toBeVisible();

  const others = await openDialog(ren);
  await expect(others.getByRole('button', { name: '画像を選ぶ' })).toBeVisible();
  await expect(others.getByRole('button', { name: ':otsukare:を削除' })).toHaveCount(0);
  await others.getByRole('button', { name: 'キャンセル' }).click();
  await expect(picture).toBeVisible();

  const dialog = await openDialog(aoi);
  await dialog.getByRole('button', { name: ':otsukare:を削除' }).click();
  await aoi.getByRole('alertdialog').getByRole('button', { name: '削除', exact: true }).click();
  await expect(dialog.getByRole('button', { name: ':otsukare:を削除' })).toHaveCount(0);
  await expect(picture).toHaveCount(0);
  await expect(messageOf(ren, 'お先に')).toContainText(':otsukare:');
});
