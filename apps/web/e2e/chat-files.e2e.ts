import type { Page } from 'playwright/test';
import {
  aoiOptions,
  compose,
  composerOf,
  feedOf,
  makeRoom,
  messageOf,
  renOptions,
} from './support/chat.ts';
import { pdfOf } from './support/pdf.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

const padding = '% 見積もり\n'.repeat(5000);

/** Starts like a PDF but is invalid. */
const brokenPdf = Buffer.from(`%PDF-1.7\n${padding}`);

/** A noisy image that compresses badly. */
async function createNoisyImage(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 200;
    const pen = canvas.getContext('2d')!;
    const pixels = pen.createImageData(200, 200);
    for (let at = 0; at < pixels.data.length; at += 4)
      pixels.data.set([(at * 7919) % 251, (at * 104729) % 241, (at * 1299709) % 239, 255], at);
    pen.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  const picture = Buffer.from(base64, 'base64');
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, 60_000 - picture.length))]);
}

const chooserOf = (page: Page) => page.locator('[data-part=FileInput]');
const trayOf = (page: Page) => page.getByRole('list', { name: '送信するファイル' });

test('sends files, previews the first pages of a PDF and rejects files with a wrong type', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, '資料の部屋', ['高橋 蓮']);
  await ren.goto(path);
  const violations: string[] = [];
  for (const page of [aoi, ren])
    page.on('console', (line) => {
      if (/Content Security Policy/.test(line.text())) violations.push(line.text());
    });

  await chooserOf(aoi).setInputFiles([
    { name: '議事録.pdf', mimeType: 'application/pdf', buffer: pdfOf(4) },
    { name: '壊れた資料.pdf', mimeType: 'application/pdf', buffer: brokenPdf },
    { name: '配置案.png', mimeType: 'image/png', buffer: await createNoisyImage(aoi) },
    { name: '写真.png', mimeType: 'image/png', buffer: Buffer.from(`<svg>${padding}</svg>`) },
  ]);
  await expect(aoi.getByText(/写真\.png：ファイルの中身が/).first()).toBeVisible();
  await expect(trayOf(aoi).getByText('準備完了')).toHaveCount(3);
  await compose(aoi, '資料をお送りします');
  await composerOf(aoi).press('Enter');

  for (const page of [aoi, ren]) {
    const message = messageOf(page, '資料をお送りします');
    await expect(message.getByText('4ページ')).toBeVisible();
    await expect(message.getByText('ページを表示できません')).toBeVisible();
    await message.getByRole('button', { name: '議事録.pdfの最初のページを表示' }).click();
    const dialog = page.getByRole('dialog', { name: '議事録.pdf' });
    await expect(dialog.getByRole('img')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const picture = message.getByRole('img', { name: '画像 配置案.png' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(200);
  }
  expect(violations).toEqual([]);

  const link = messageOf(ren, '資料をお送りします').getByRole('link', {
    name: '議事録.pdfをダウンロード',
  });
  const download = ren.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('議事録.pdf');
});

test('cancels an upload and retries a failed one without attaching partial files', async ({
  newBrowser,
}) => {
  const { page: aoi, context } = await newBrowser(aoiOptions);
  await makeRoom(aoi, 'アップロードの部屋', []);
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfOf(1) });
  const uploads = (url: URL) => url.pathname.startsWith('/files/');

  await context.route(uploads, () => {});
  await chooserOf(aoi).setInputFiles(file('取消.pdf'));
  await aoi.getByRole('button', { name: '取消.pdfのアップロードを中止' }).click();
  await expect(trayOf(aoi)).toHaveCount(0);
  await context.unroute(uploads);

  await context.route(uploads, (route) => route.abort());
  await chooserOf(aoi).setInputFiles(file('再試行.pdf'));
  const retryButton = aoi.getByRole('button', { name: '再試行.pdfをもう一度アップロード' });
  await expect(retryButton).toBeVisible();
  const send = aoi.getByRole('button', { name: '送信', exact: true });
  await expect(send).toBeDisabled();
  await context.unroute(uploads);
  await retryButton.click();
  await send.click();
  await expect(feedOf(aoi).getByText('再試行.pdf', { exact: true })).toBeVisible();
  await expect(feedOf(aoi).getByText('取消.pdf')).toHaveCount(0);
});
