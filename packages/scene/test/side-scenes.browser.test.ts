import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';
import { openFloor } from './floor-page.ts';

let office: FakeOffice;
let browser: Browser;

before(async () => {
  office = await startFakeOffice({ port: 0, people: 12, frozen: true });
  browser = await launchBrowser();
});

after(async () => {
  await browser.close();
  await office.stop();
});

const wide = { width: 900, height: 300 };

async function show(scene: string, size = wide) {
  const opened = await openFloor(browser, office.port, `token=${scene}&scene=${scene}`, size);
  await opened.page.waitForFunction(
    (name) =>
      window.events.some(
        (event) =>
          event.name === 'SetLoadingSceneState' &&
          event.parameter === JSON.stringify({ scene: name, progress: 1 }),
      ),
    scene,
  );
  await waitForFrame(opened.page);
  return opened;
}

async function waitForFrame(page: Page): Promise<void> {
  const frames = await page.evaluate(() => {
    const { frames } = window.scene.statistics();
    window.send('OnSetActiveUnity', 'true');
    // Requests a frame without changing anything.
    window.send('OnChangeSystemLanguage', 'ja');
    return frames;
  });
  await page.waitForFunction((before) => window.scene.statistics().frames > before, frames);
}

async function press(page: Page, key: string): Promise<void> {
  await page.focus('canvas');
  await page.keyboard.down(key);
  await waitForFrame(page);
  await page.keyboard.up(key);
  await waitForFrame(page);
}

const last = (page: Page, name: string) =>
  page.evaluate(
    (eventName) => window.events.findLast((event) => event.name === eventName)?.parameter as string,
    name,
  );
const has = (page: Page, name: string) =>
  page.waitForFunction(
    (eventName) => window.events.some((event) => event.name === eventName),
    name,
  );

test('selects a floor on the world map with the keyboard and switches to it', async () => {
  const { page, errors, floors } = await show('WorldMap');
  // The first arrow key highlights the current floor, the second the floor beside it.
  await page.focus('canvas');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await has(page, 'SetUnityConfirmDialog');
  assert.match(await last(page, 'SetUnityConfirmDialog'), /2階/);
  await page.evaluate(() => window.send('OnOKConfirmPopup', {}));
  await has(page, 'SendSwitchTabFE');
  assert.equal(await last(page, 'SendSwitchTabFE'), '{"route":"/main?floor=floor-2"}');
  await page.waitForFunction(() => window.scene.statistics().people.length > 0);
  assert.equal(floors.at(-1), 'floor-2');
  assert.deepEqual(errors, []);
  await page.close();
});

test('subscribes to the floors only while the world map is shown', async () => {
  const sockets = new Set<unknown>();
  const opened = await openFloor(browser, office.port, 'token=looker', wide);
  const { page, errors } = opened;
  page.on('websocket', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await page.evaluate(() => window.send('OnSwitchScene', { scene: 'WorldMap' }));
  const until = async (count: number) => {
    const begin = Date.now();
    while (sockets.size !== count && Date.now() - begin < 30_000)
      await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(sockets.size, count);
  };
  await until(3);
  await page.evaluate(() => window.send('OnSwitchScene', { scene: 'Main' }));
  await until(0);
  assert.deepEqual(errors, []);
  await page.close();
});

test('omits small objects on the world map with low graphics', async () => {
  const { page, errors } = await show('WorldMap');
  const triangles = () => page.evaluate(() => window.scene.statistics().triangles);
  const low = await triangles();
  await page.evaluate(() => window.send('OnChangeGraphicSetting', 'MEDIUM'));
  await waitForFrame(page);
  const medium = await triangles();
  assert.ok(low < medium * 0.9, `${low} and ${medium} triangles`);
  assert.deepEqual(errors, []);
  await page.close();
});

test('opens the panel on a click on a note or an object on the desk', async () => {
  const { page, errors } = await show('MyDesk', { width: 420, height: 420 });
  const routes = await page.evaluate(() => {
    const canvas = document.querySelector('canvas')!;
    canvas.setPointerCapture = () => undefined;
    const fire = (type: string, clientX: number, clientY: number) =>
      canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY }));
    for (let y = 12; y < 410; y += 12)
      for (let x = 12; x < 410; x += 12) {
        fire('pointermove', x, y);
        if (canvas.style.cursor !== 'pointer') continue;
        fire('pointerdown', x, y);
        fire('pointerup', x, y);
      }
    const tabEvents = window.events.filter(({ name }) => name === 'SendSwitchTabFE');
    return tabEvents.map(
      ({ parameter }) => (JSON.parse(String(parameter)) as { route: string }).route,
    );
  });
  assert.deepEqual([...new Set(routes)].toSorted(), [
    '/direct-message',
    '/my-desk',
    '/online-meeting',
  ]);
  assert.deepEqual(errors, []);
  await page.close();
});

test('draws an avatar change immediately and rotates the figure with the arrow keys', async () => {
  const { page, errors } = await show('CharacterCustomize', { width: 300, height: 300 });
  const picture = async () => (await page.locator('canvas').screenshot()).toString('base64');
  const before = await picture();
  await page.evaluate(() =>
    window.send('OnChangeOfficeAvatar', {
      body: 'broad',
      skin: 'umber',
      hair: 'curly',
      hairColor: 'blond',
      face: 'smile',
      top: 'hoodie',
      topColor: 'mustard',
      bottom: 'skirt',
      bottomColor: 'ivory',
      accessory: 'scarf',
    }),
  );
  await waitForFrame(page);
  const changed = await picture();
  assert.notEqual(changed, before);
  await press(page, 'ArrowRight');
  assert.notEqual(await picture(), changed);
  assert.deepEqual(errors, []);
  await page.close();
});

test('shows the avatar studio at night on a dark page and follows changes', async () => {
  const { page, errors } = await show('CharacterCustomize');
  const brightness = async (appearance: string) => {
    await page.evaluate((now) => {
      const canvas = document.querySelector('canvas')!;
      if (now === 'light') canvas.dataset['light'] = 'day';
      else delete canvas.dataset['light'];
      canvas.dataset['appearance'] = now;
    }, appearance);
    await waitForFrame(page);
    const picture = (await page.locator('canvas').screenshot()).toString('base64');
    return page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const { width, height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
        '2d',
      )!;
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, width, height).data;
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 4)
        sum += pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
      return sum / (pixels.length / 4) / 3;
    }, picture);
  };
  const dark = await brightness('dark');
  const light = await brightness('light');
  assert.ok(dark < light * 0.7, `${dark} of ${light}`);
  assert.ok(Math.abs((await brightness('dark')) - dark) < 5);
  assert.deepEqual(errors, []);
});
