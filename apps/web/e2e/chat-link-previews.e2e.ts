import { startWebSite, type TestWebSite } from '../../server/test/providers/web-site.ts';
import { aoiOptions, makeRoom, messageOf, renOptions, sendMessage } from './support/chat.ts';
import { expect, skipInQuickSet, test as base } from './support/test.ts';

skipInQuickSet();

const test = base.extend<object, { site: TestWebSite }>({
  site: [
    async ({}, use) => {
      const site = await startWebSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ site }, use) => use({ OFFICE_LINK_PREVIEW_HOSTS: site.host }),
    { scope: 'worker' },
  ],
});

test('a link preview reaches the room, and its author removes it', async ({ newBrowser, site }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const picture = await aoi.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 120;
    canvas.height = 63;
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  site.pages.set('/picture.png', {
    headers: { 'content-type': 'image/png' },
    body: Buffer.from(picture, 'base64'),
  });
  site.pages.set('/release', {
    body: `<title>リリース手順</title><meta property="og:image" content="/picture.png">`,
  });
  const { page: ren } = await newBrowser(renOptions);
  const path = await makeRoom(aoi, 'プレビューの部屋', ['高橋 蓮']);
  await ren.goto(path);
  await sendMessage(aoi, `手順は ${site.origin}/release です`);

  const received = messageOf(ren, '手順は');
  await expect(received.getByRole('link', { name: 'リリース手順' })).toBeVisible();
  const image = received.locator('img[src^="/files/link_preview/"]');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(120);
  await expect(received.getByRole('button', { name: /プレビューを削除/ })).toHaveCount(0);

  const remove = messageOf(aoi, '手順は').getByRole('button', { name: /プレビューを削除/ });
  await remove.click();
  await expect(received.getByRole('link', { name: 'リリース手順' })).toHaveCount(0);
  await expect(remove).toHaveCount(0);
});
