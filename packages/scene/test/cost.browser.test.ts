import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';
import { openFloor, waitUntilIdle } from './floor-page.ts';

const people = 500;
let office: FakeOffice;
let browser: Browser;

before(async () => {
  office = await startFakeOffice({ port: 0, people });
  browser = await launchBrowser();
});

after(async () => {
  await browser.close();
  await office.stop();
});

const statistics = (page: Page) => page.evaluate(() => window.scene.statistics());

test('draws a floor of 500 people in at most 60 draw calls', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'shot=17,0,11,0.5,0.8,58');
  await page.waitForFunction((count) => window.scene.statistics().people.length > count, people);
  const before = (await statistics(page)).frames;
  await page.waitForFunction((frames) => window.scene.statistics().frames > frames, before);
  const { calls } = await statistics(page);
  assert.ok(calls <= 60, `${calls} draw calls`);
  assert.deepEqual(errors, []);
  await page.close();
});

test('draws no frame when people walk out of sight', async () => {
  const { page } = await openFloor(browser, office.port, 'shot=-40,0,60,0.5,1.2,12');
  await waitUntilIdle(page);
  await page.close();
});

test('renders a readable resolution at each quality level', async () => {
  const { page } = await openFloor(browser, office.port, 'shot=-40,0,60,0.5,1.2,12', {
    width: 480,
    height: 320,
  });
  const widths = [];
  for (const level of ['LOW', 'MEDIUM', 'HIGH']) {
    const { frames } = await statistics(page);
    await page.evaluate((graphics) => window.send('OnChangeGraphicSetting', graphics), level);
    if (level !== 'LOW')
      await page.waitForFunction((before) => window.scene.statistics().frames > before, frames);
    widths.push(await waitUntilIdle(page));
  }
  assert.ok(widths[0]! >= 480 * 0.66, String(widths));
  assert.ok(widths[0]! < widths[1]!, String(widths));
  assert.ok(widths[1]! <= widths[2]!, String(widths));
  await page.close();
});
