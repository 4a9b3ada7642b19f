import { mkdir, writeFile } from 'node:fs/promises';
import { startFakeOffice } from '../dev/server.ts';
import { launchBrowser } from '../test/browser.ts';

/**
 * Renders the pictures of the sign-in page with the scene. Requires a build:
 * `pnpm --filter @office/scene build && pnpm --filter @office/scene still`.
 */
const target = new URL('../../../apps/web/public/', import.meta.url);
const size = { width: 1200, height: 1350 };
/** x, y, z, yaw, pitch, distance. */
const shot = process.argv[2] ?? '13.5,0.3,8.6,0.6,0.6,37';
const quality = 0.74;

const office = await startFakeOffice({ port: 0, people: 52, frozen: true });
const browser = await launchBrowser();
await mkdir(target, { recursive: true });
for (const appearance of ['light', 'dark']) {
  const page = await browser.newPage({ viewport: size });
  // Removes texts from the plan, because the page is shown in two languages.
  await page.route(/\/plan$/, async (route) => {
    const response = await route.fetch();
    const plan = await response.json();
    for (const zone of plan.zones) zone.name = { ja: ' ', en: ' ' };
    await route.fulfill({ response, json: plan });
  });
  await page.goto(
    `http://localhost:${office.port}/?bare&graphics=HIGH&appearance=${appearance}&shot=${shot}`,
  );
  page.setDefaultTimeout(120_000);
  await page.waitForFunction(() => window.scene?.statistics().people.length > 40);
  let isIdle = false;
  // `waitForFunction` does not repeat asynchronous functions.
  while (!isIdle)
    isIdle = await page.evaluate(async () => {
      const before = window.scene.statistics().frames;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return before > 0 && window.scene.statistics().frames === before;
    });
  const png = (await page.screenshot()).toString('base64');
  const webp = await page.evaluate(
    async ([source, value]) => {
      const picture = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${source}`)).blob(),
      );
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')!.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: value });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [png, quality] as const,
  );
  await writeFile(new URL(`still-${appearance}.webp`, target), Buffer.from(webp));
  console.log(`still-${appearance}.webp: ${Math.round(webp.length / 1024)} KB`);
  await page.close();
}
await browser.close();
await office.stop();
