import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';
import { openFloor, waitForPerson, waitUntilIdle } from './floor-page.ts';

let office: FakeOffice;
let browser: Browser;

before(async () => {
  office = await startFakeOffice({ port: 0, people: 30, frozen: true });
  browser = await launchBrowser();
});

after(async () => {
  await browser.close();
  await office.stop();
});

const size = { width: 960, height: 600 };
const statistics = (page: Page) => page.evaluate(() => window.scene.statistics());

/** Height of a name, and the width from which a plate is a name instead of a dot. */
const plateHeight = 24;
const minNameWidth = 30;

test('covers no name of a person with the sign of a zone', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'token=viewer', size);
  await waitForPerson(page, 'member-0', 'sit');
  await page.focus('canvas');
  let shown = 0;
  for (const key of ['KeyQ', 'KeyQ', 'KeyQ', 'Minus', 'Minus', 'Minus', 'Minus', 'KeyQ', 'KeyT']) {
    await page.keyboard.press(key);
    await waitUntilIdle(page);
    const { plates, signs } = await statistics(page);
    shown += signs.length;
    const covered = plates
      .filter(({ width }) => width > minNameWidth)
      .filter(({ x, y, width }) =>
        signs.some(
          (sign) =>
            Math.abs(sign.left + sign.width / 2 - x) < (sign.width + width) / 2 &&
            Math.abs(sign.top + sign.height / 2 - y) < (sign.height + plateHeight) / 2,
        ),
      );
    assert.deepEqual(covered, [], key);
  }
  assert.ok(shown > 0);
  assert.deepEqual(errors, []);
  await page.close();
});
