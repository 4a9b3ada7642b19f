import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';
import { desks } from './demo-plan.ts';
import { fingersOn, clearEvents, openFloor, waitForEvent } from './floor-page.ts';

let office: FakeOffice;
let browser: Browser;

before(async () => {
  office = await startFakeOffice({ port: 0, people: 0 });
  browser = await launchBrowser();
});

after(async () => {
  await browser.close();
  await office.stop();
});

test('reaches the labelled camera buttons with Tab and activates them with Enter', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'token=tabber', {
    width: 900,
    height: 600,
  });
  await page.focus('canvas');
  const names: (string | null)[] = [];
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement!.textContent));
  }
  assert.deepEqual(names, ['左に回す', '右に回す', '縮小', '拡大', '真上から見る']);
  await page.waitForFunction(() => window.scene.statistics().tip?.startsWith('真上から見る'));
  const pressed = () => page.evaluate(() => document.activeElement!.ariaPressed);
  assert.equal(await pressed(), 'false');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement!.ariaPressed === 'true');
  await page.keyboard.press('Space');
  await page.waitForFunction(() => document.activeElement!.ariaPressed === 'false');
  assert.deepEqual(errors, []);
  await page.close();
});

test('hides everything but the office with H, and restores it with H or Escape', async () => {
  const { page } = await openFloor(browser, office.port, 'token=hider');
  await page.focus('canvas');
  for (const back of ['KeyH', 'Escape']) {
    await clearEvents(page);
    await page.keyboard.press('KeyH');
    assert.equal(await waitForEvent(page, 'SetUnityFullscreen'), 'true');
    assert.equal(await waitForEvent(page, 'ToggleNavSidebar'), 'false');
    await clearEvents(page);
    await page.keyboard.press(back);
    assert.equal(await waitForEvent(page, 'SetUnityFullscreen'), 'false');
    assert.equal(await waitForEvent(page, 'ToggleNavSidebar'), 'true');
  }
  await page.close();
});

test('toggles the top view with a tap on its button', async () => {
  const size = { width: 390, height: 700, hasTouch: true };
  const { page } = await openFloor(browser, office.port, 'token=presser', size);
  const first = desks[1]!;
  const last = desks.findLast(({ z }) => z === first.z)!;
  const slope = () =>
    page.evaluate(
      (ids) => {
        const { seats } = window.scene.statistics();
        const [a, b] = ids.map((id) => seats.find(({ seatId }) => seatId === id)!.at);
        return Math.abs(a!.y - b!.y);
      },
      [first.id, last.id],
    );
  const until = async (reached: (slope: number) => boolean) => {
    while (!reached(await slope()))
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  await until((pixels) => pixels > 10);
  const lowest: [number, number] = [354, 430];
  await page.touchscreen.tap(...lowest);
  await until((pixels) => pixels < 1);
  await page.touchscreen.tap(...lowest);
  await until((pixels) => pixels > 10);
  const me = await page.evaluate(() => window.scene.statistics().people[0]);
  assert.equal(me?.state, 'stand');
  await page.close();
});

test('zooms with two fingers, rotates with one and walks only on a tap', async () => {
  const size = { width: 390, height: 700, hasTouch: true };
  const { page } = await openFloor(browser, office.port, 'token=phone', size);
  const touch = await fingersOn(page);
  const peopleInView = () => {
    const { people, seats } = window.scene.statistics();
    const { x, z, state } = people.find(({ userId }) => userId === 'phone')!;
    const [from, to] = [seats[0]!.at, seats.at(-1)!.at];
    const [right, down] = [to.x - from.x, to.y - from.y];
    const turn = Math.atan2(down, right);
    return {
      me: { x, z, state },
      long: Math.hypot(right, down),
      turn,
      page: visualViewport!.scale,
    };
  };
  const look = () => page.evaluate(peopleInView);
  const before = await look();

  // Two fingers that tap or spread must neither walk nor zoom the page.
  await touch('touchStart', [180, 330], [220, 330]);
  await touch('touchEnd');
  await touch('touchStart', [180, 330]);
  await touch('touchStart', [180, 330], [220, 330]);
  for (let out = 24; out <= 40; out += 4)
    await touch('touchMove', [200 - out, 330], [200 + out, 330]);
  await touch('touchEnd', [160, 330]);
  await touch('touchEnd');
  await page.waitForFunction(`(${peopleInView})().long > ${before.long * 1.3}`);
  const near = await look();
  assert.deepEqual([near.me, near.page], [before.me, 1]);

  await touch('touchStart', [195, 330]);
  for (let right = 15; right <= 90; right += 15) await touch('touchMove', [195 + right, 330]);
  await touch('touchEnd');
  await page.waitForFunction(`Math.abs((${peopleInView})().turn - ${near.turn}) > 0.1`);
  assert.deepEqual((await look()).me, before.me);

  await page.touchscreen.tap(195, 330);
  await page.waitForFunction((start) => {
    const me = window.scene.statistics().people.find(({ userId }) => userId === 'phone');
    return Math.hypot(me!.x - start.x, me!.z - start.z) > 0.3;
  }, before.me);
  await page.close();
});
