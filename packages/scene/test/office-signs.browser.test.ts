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

const size = { width: 640, height: 400 };
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

test('shows raised hands above the heads among other people until they are lowered', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'token=host', size);
  await waitForPerson(page, 'member-0', 'sit');
  await waitUntilIdle(page);
  const { plates } = await statistics(page);
  const middle = plates
    .filter(({ x, y }) => Math.abs(x - size.width / 2) < 200 && y > 60 && y < 340)
    .map(({ userId }) => userId)
    .slice(0, 3)
    .sort();
  assert.equal(middle.length, 3);
  const raise = (userIds: string) =>
    page.evaluate((named) => {
      document.body.dataset['raisedHands'] = named;
    }, userIds);
  await raise(middle.join(' '));
  await page.waitForFunction(() => window.scene.statistics().raisedHands.length > 0);
  await page.focus('canvas');
  for (let step = 0; step < 4; step++) {
    await waitUntilIdle(page);
    const { plates: drawn, raisedHands } = await statistics(page);
    assert.deepEqual(raisedHands.sort(), middle, `zoomed out ${step} times`);
    // A name that does not fit is replaced by a hand, which is larger than a presence dot.
    const isHand = ({ userId, width }: { userId: string; width: number }) =>
      middle.includes(userId) && width > 18;
    assert.equal(drawn.filter(isHand).length, middle.length, `zoomed out ${step} times`);
    await page.keyboard.press('Minus');
  }
  await raise('');
  await page.waitForFunction(() => window.scene.statistics().raisedHands.length === 0);
  assert.deepEqual(errors, []);
  await page.close();
});
