import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';
import { openFloor, waitUntilIdle } from './floor-page.ts';

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

const play = (page: Page, userId: string) =>
  page.evaluate(async (id) => {
    const picture = document.createElement('canvas');
    picture.width = picture.height = 32;
    const context = picture.getContext('2d')!;
    const video = document.createElement('video');
    Object.assign(video.dataset, { face: id, color: 'rgb(0 200 0)' });
    video.muted = true;
    video.style.cssText = 'position: absolute; opacity: 0; width: 1px; height: 1px';
    setInterval(() => {
      context.fillStyle = video.dataset['color']!;
      context.fillRect(0, 0, 32, 32);
    }, 50);
    video.srcObject = picture.captureStream(10);
    document.body.append(video);
    await video.play();
  }, userId);

async function colorOfFace(page: Page): Promise<number[] | undefined> {
  const [face] = await page.evaluate(() => window.scene.statistics().faces);
  if (!face) return undefined;
  const png = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ x, y, bytes }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${bytes}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(Math.round(x), Math.round(y), 1, 1).data].slice(0, 3);
    },
    { x: face.x, y: face.y, bytes: png },
  );
}

async function untilFaceIs(page: Page, is: (color: number[]) => boolean): Promise<void> {
  for (let color: number[] | undefined; !(color && is(color)); color = await colorOfFace(page)) {
    await page.waitForFunction(() => window.scene.statistics().faces.length > 0);
  }
}

test('shows a camera above its person, updates it without redrawing the floor, and removes it', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'token=seen');
  await waitUntilIdle(page);
  await play(page, 'seen');
  await untilFaceIs(page, ([red = 0, green = 0]) => green > 120 && red < 80);
  await waitUntilIdle(page);
  const { frames } = await page.evaluate(() => window.scene.statistics());
  await page.evaluate(() => {
    document.querySelector('video')!.dataset['color'] = 'rgb(220 0 0)';
  });
  await untilFaceIs(page, ([red = 0, green = 0]) => red > 120 && green < 80);
  assert.equal((await page.evaluate(() => window.scene.statistics())).frames, frames);
  await page.evaluate(() => document.querySelector('video')!.remove());
  await page.waitForFunction(() => window.scene.statistics().faces.length === 0);
  await waitUntilIdle(page);
  assert.deepEqual(errors, []);
  await page.close();
});

test('ignores cameras of users outside the floor', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'token=alone');
  await play(page, 'elsewhere');
  await waitUntilIdle(page);
  assert.deepEqual(await page.evaluate(() => window.scene.statistics().faces), []);
  assert.deepEqual(errors, []);
  await page.close();
});

test('shows a reaction above its person, and not of users outside the floor', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'token=reacting');
  await waitUntilIdle(page);
  await page.evaluate(() => {
    for (const [id, user] of ['reacting', 'elsewhere'].entries()) {
      const reaction = document.createElement('span');
      Object.assign(reaction.dataset, { reaction: String(id), user, emoji: '👏' });
      reaction.hidden = true;
      document.body.append(reaction);
    }
  });
  await page.waitForFunction(() => window.scene.statistics().reactions.length > 0);
  const { reactions } = await page.evaluate(() => window.scene.statistics());
  assert.deepEqual(
    reactions.map(({ userId, emoji }) => [userId, emoji]),
    [['reacting', '👏']],
  );
  await page.evaluate(() => {
    for (const reaction of document.querySelectorAll('[data-reaction]')) reaction.remove();
  });
  await page.waitForFunction(() => window.scene.statistics().reactions.length === 0);
  await waitUntilIdle(page);
  assert.deepEqual(errors, []);
  await page.close();
});

test('raises the hands that the page names, and widens their plates by a mark', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'token=raising');
  await waitUntilIdle(page);
  const widthOfPlate = () =>
    page.evaluate(
      () => window.scene.statistics().plates.find(({ userId }) => userId === 'raising')!.width,
    );
  const before = await widthOfPlate();
  await page.evaluate(() => {
    document.body.dataset['raisedHands'] = 'raising elsewhere';
  });
  await page.waitForFunction(() => window.scene.statistics().raisedHands.length > 0);
  assert.deepEqual(await page.evaluate(() => window.scene.statistics().raisedHands), ['raising']);
  assert.ok((await widthOfPlate()) >= before + 18);
  await page.evaluate(() => {
    document.body.dataset['raisedHands'] = '';
  });
  await page.waitForFunction(() => window.scene.statistics().raisedHands.length === 0);
  assert.equal(await widthOfPlate(), before);
  assert.deepEqual(errors, []);
  await page.close();
});
