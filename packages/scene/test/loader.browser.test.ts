import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';
import { waitUntilEntered, openPage, waitUntilIdle } from './floor-page.ts';

/** Tests the built scene in a browser: `vite build`, then `pnpm --filter @office/scene test:browser`. */

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

const open = (query: string) => openPage(browser, office.port, query);
const has = (page: Page, name: string) =>
  page.waitForFunction(
    (eventName) => window.events.some((event) => event.name === eventName),
    name,
  );

test('reports progress 1 in the same tick as the instance, then UnityReady once', async () => {
  const { page, errors } = await open('');
  await waitUntilEntered(page);
  const order = await page.evaluate(async () => {
    const requests: string[] = [];
    window.dispatchReactUnityEvent = (name) => requests.push(name);
    const canvas = document.createElement('canvas');
    document.body.append(canvas);
    const instance = await window.createUnityInstance(canvas, {}, (progress) => {
      if (progress < 1) return;
      requests.push('progress 1');
      setTimeout(() => requests.push('next task'), 0);
    });
    requests.push('instance');
    while (!requests.includes('UnityReady')) await new Promise(requestAnimationFrame);
    // Waits a frame in case a second event is sent.
    await new Promise(requestAnimationFrame);
    await instance.Quit();
    return requests;
  });
  assert.deepEqual(order.slice(0, 2), ['progress 1', 'instance']);
  assert.equal(order.filter((name) => name === 'UnityReady').length, 1);
  assert.ok(order.indexOf('UnityReady') > order.indexOf('instance'));
  assert.deepEqual(errors, []);
  await page.close();
});

test('Quit resolves on repeated calls and after Module.canvas was replaced', async () => {
  const { page, errors } = await open('');
  await waitUntilEntered(page);
  const result = await page.evaluate(async () => {
    const { scene } = window;
    scene.Module.canvas = document.createElement('canvas');
    const all = await Promise.allSettled([scene.Quit(), scene.Quit(), scene.Quit()]);
    await scene.Quit();
    const before = window.events.length;
    window.send('OnRequestChangeState', { state: 'LOGOUT' });
    scene.SetFullscreen(1);
    return { all: all.map(({ status }) => status), silent: window.events.length === before };
  });
  assert.deepEqual(result, { all: ['fulfilled', 'fulfilled', 'fulfilled'], silent: true });
  assert.deepEqual(errors, []);
  await page.close();
});

test('supports loading the loader twice and a second instance on the same canvas', async () => {
  const { page, errors } = await open('');
  await waitUntilEntered(page);
  await page.addScriptTag({ url: '/scene/builtin/office.loader.js' });
  await page.evaluate(async () => {
    window.events.length = 0;
    const canvas = document.querySelector('canvas')!;
    const first = window.scene;
    window.scene = await window.createUnityInstance(canvas, {});
    first.SendMessage('WebGLService', 'OnRequestChangeState', '{"state":"LOGOUT"}');
  });
  await waitUntilEntered(page);
  await page.waitForFunction(() => window.scene.statistics().frames > 0);
  assert.equal(
    await page.evaluate(() => window.events.some(({ name }) => name === 'SetSystemState')),
    false,
  );
  assert.deepEqual(errors, []);
  await page.close();
});

test('closes the scene and its connection when the canvas is removed', async () => {
  const { page: watcher } = await open('token=watcher');
  await waitUntilEntered(watcher);
  const { page, errors } = await open('token=leaver');
  await waitUntilEntered(page);
  const waitForPresence = (present: boolean) =>
    watcher.waitForFunction(
      (eventName) =>
        window.scene.statistics().people.some(({ userId }) => userId === 'leaver') === eventName,
      present,
    );
  await waitForPresence(true);
  await page.evaluate(() => document.querySelector('canvas')!.remove());
  await waitForPresence(false);
  assert.deepEqual(errors, []);
  await page.close();
  await watcher.close();
});

test('drops malformed messages without an error', async () => {
  const { page, errors } = await open('');
  await waitUntilEntered(page);
  await page.evaluate(() => {
    for (const parameter of ['', '{', 'null', '[]', '{"scene":"Nowhere"}', '{"accessToken":7}']) {
      for (const method of [
        'OnReceiveUserSignInData',
        'OnSwitchScene',
        'OnChangeOfficeAvatar',
        'OnNothing',
      ]) {
        window.scene.SendMessage('WebGLService', method, parameter);
      }
    }
    window.scene.SendMessage('Elsewhere', 'OnSwitchScene', '{"scene":"Main"}');
  });
  assert.deepEqual(errors, []);
  await page.close();
});

test('shows a walking person to another user', async () => {
  const { page: a } = await open('token=walker');
  await waitUntilEntered(a);
  const { page: b } = await open('token=viewer');
  await waitUntilEntered(b);
  const visibleTexts = (page: Page) =>
    page.evaluate(() => window.scene.statistics().people.find(({ userId }) => userId === 'walker'));
  const start = await visibleTexts(b);
  assert.ok(start);
  await a.focus('canvas');
  await a.keyboard.down('KeyW');
  await b.waitForFunction(({ x, z }) => {
    const person = window.scene.statistics().people.find(({ userId }) => userId === 'walker');
    return person !== undefined && Math.hypot(person.x - x, person.z - z) > 1.5;
  }, start);
  await a.keyboard.up('KeyW');
  await a.bringToFront();
  await b.bringToFront();
  await b.waitForFunction(
    (own) => {
      const person = window.scene.statistics().people.find(({ userId }) => userId === 'walker');
      return person !== undefined && Math.hypot(person.x - own.x, person.z - own.z) < 0.05;
    },
    (await visibleTexts(a))!,
  );
  await a.close();
  await b.close();
});

test('ignores keys and pointer while the page has the input', async () => {
  const { page } = await open('token=quiet');
  await waitUntilEntered(page);
  await page.evaluate(() => window.send('OnSetActiveUnity', 'false'));
  const own = () =>
    page.evaluate(() => window.scene.statistics().people.find(({ userId }) => userId === 'quiet'));
  const before = await own();
  await page.focus('canvas');
  await page.keyboard.down('KeyW');
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });
  await page.keyboard.up('KeyW');
  await page.mouse.click(240, 60);
  assert.deepEqual(await own(), before);
  await page.evaluate(() => window.send('OnSetActiveUnity', 'true'));
  await page.keyboard.down('KeyW');
  await page.waitForFunction((start) => {
    const me = window.scene.statistics().people.find(({ userId }) => userId === 'quiet');
    return Math.hypot(me!.x - start!.x, me!.z - start!.z) > 0.3;
  }, before);
  await page.close();
});

test('does not redraw a static office', async () => {
  const { page } = await open('token=still');
  await waitUntilEntered(page);
  await waitUntilIdle(page);
  await page.close();
});

test('requests a new token after a rejection and enters the floor with it', async () => {
  const { page } = await open('token=expired');
  await has(page, 'GetNewAccessToken');
  await waitUntilEntered(page);
  const people = await page.evaluate(() =>
    window.scene.statistics().people.map(({ userId }) => userId),
  );
  assert.ok(people.includes('renewed'));
  await page.close();
});

test('switches floors on request and keeps the floor after a token renewal', async () => {
  const { page, errors, floors } = await open('token=mover');
  await waitUntilEntered(page);
  await page.evaluate(() => {
    window.events.length = 0;
    window.signIn('mover', 'floor-2');
  });
  await waitUntilEntered(page);
  assert.deepEqual(floors, ['floor-1', 'floor-2']);
  // The scene switches to the third floor while the page still passes the second.
  await page.evaluate(() => {
    window.events.length = 0;
    window.send('OnSwitchScene', { scene: 'Main', floorId: 'floor-3' });
  });
  await waitUntilEntered(page);
  await page.evaluate(() => {
    window.signIn('mover-again', 'floor-2');
    window.send('OnRequestChangeState', { state: 'LOGOUT' });
  });
  await has(page, 'SetSystemState');
  assert.deepEqual(floors, ['floor-1', 'floor-2', 'floor-3']);
  assert.deepEqual(errors, []);
  await page.close();
});

test('draws each of the four scenes in at most 60 draw calls', async () => {
  const { page, errors } = await open('');
  await waitUntilEntered(page);
  for (const scene of ['WorldMap', 'MyDesk', 'CharacterCustomize', 'Main']) {
    const before = await page.evaluate(() => window.scene.statistics().frames);
    await page.evaluate((name) => window.send('OnSwitchScene', { scene: name }), scene);
    await page.waitForFunction((frames) => window.scene.statistics().frames > frames, before);
    const { calls, triangles } = await page.evaluate(() => window.scene.statistics());
    assert.ok(calls <= 60, `${scene}: ${calls} draw calls`);
    assert.ok(triangles > 1000, `${scene}: ${triangles} triangles`);
  }
  assert.deepEqual(errors, []);
  await page.close();
});

test('logs out through the scene', async () => {
  const { page } = await open('');
  await waitUntilEntered(page);
  await page.evaluate(() => window.send('OnRequestChangeState', { state: 'LOGOUT' }));
  await has(page, 'SetSystemState');
  const sent = await page.evaluate(
    () => window.events.find(({ name }) => name === 'SetSystemState')?.parameter,
  );
  assert.equal(sent, '{"state":"LOGOUT"}');
  await page.close();
});
