import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';
import { desks, plan } from './demo-plan.ts';
import { clearEvents, openFloor, waitForEvent, waitForPerson } from './floor-page.ts';

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

/** A free and an assigned desk, as defined in `dev/fake-floors.ts`. */
const free = desks[1]!;
const taken = desks[3]!;

const above = (token: string, at: { x: number; z: number }) =>
  openFloor(browser, office.port, `token=${token}&shot=${at.x},0,${at.z},0,1.53,9`);
const clickMiddle = (page: Page) => page.mouse.click(240, 160);

test('assigns a free desk on click, after a confirmation if the member has another desk', async () => {
  const { page, errors } = await above('taker', free);
  await clickMiddle(page);
  const question = JSON.parse(await waitForEvent(page, 'SetUnityConfirmDialog'));
  assert.equal(question.hiddenCancelBtn, false);
  assert.ok(question.description.includes(free.id));
  await page.evaluate(() => window.send('OnOKConfirmPopup', {}));
  await waitForPerson(page, 'taker', 'sit', free);
  assert.equal(office.floors.take(free.id), true);
  assert.deepEqual(errors, []);
  await page.close();
});

test('notifies the member who loses a race for a desk and ends sitting', async () => {
  office.floors.refuseSeats = true;
  const { page } = await above('loser', desks[4]!);
  await clickMiddle(page);
  await waitForEvent(page, 'SetUnityConfirmDialog');
  await clearEvents(page);
  await page.evaluate(() => window.send('OnOKConfirmPopup', {}));
  await page.waitForFunction(() =>
    window.events.some(
      ({ name, parameter }) =>
        name === 'SetUnityConfirmDialog' && String(parameter).includes('"hiddenCancelBtn":true'),
    ),
  );
  await waitForPerson(page, 'loser', 'stand');
  office.floors.refuseSeats = false;
  await page.close();
});

test('walks to an assigned desk without sitting down', async () => {
  const { page } = await above('visitor', taken);
  await clickMiddle(page);
  await page.waitForFunction(({ x, z }) => {
    const me = window.scene.statistics().people.find(({ userId }) => userId === 'visitor');
    return me?.state === 'stand' && Math.hypot(me.x - x, me.z - z) < 1.5;
  }, taken);
  await page.close();
});

/** The back of a chair at the centre, seen from the side, with the floor a metre behind it. */
const onBack = (token: string, seat: { x: number; z: number }) =>
  openFloor(browser, office.port, `token=${token}&shot=${seat.x},0.6,${seat.z},0.4,0.5,6`);
const tip = (page: Page) => page.evaluate(() => window.scene.statistics().tip ?? '');
const cursor = (page: Page) => page.evaluate(() => document.querySelector('canvas')!.style.cursor);

test('shows the owner of a chair, and a click on its back walks there and sits down', async () => {
  const chair = plan.seats.find(({ kind }) => kind === 'CHAIR')!;
  const { page, errors } = await onBack('sitter', chair);
  await page.mouse.move(240, 160);
  await page.waitForFunction(() => window.scene.statistics().tip !== undefined);
  assert.match(await tip(page), new RegExp(`^${chair.label} · (空席|Free)$`));
  assert.equal(await cursor(page), 'pointer');
  await clickMiddle(page);
  await waitForPerson(page, 'sitter', 'sit', chair);
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => window.scene.statistics().tip === undefined);
  assert.deepEqual(errors, []);
  await page.close();
});

test('shows the owner of an assigned desk', async () => {
  const { page } = await onBack('passer', taken);
  await page.mouse.move(240, 160);
  await page.waitForFunction(() => /さんの席|’s seat/.test(window.scene.statistics().tip ?? ''));
  await page.close();
});

test('requests the profile on a click on a person', async () => {
  const [spawn] = plan.spawns;
  const { page: other } = await openFloor(browser, office.port, 'token=colleague');
  const { page } = await above('looker', spawn!);
  await waitForPerson(page, 'colleague', 'stand', spawn!);
  await clickMiddle(page);
  assert.deepEqual(JSON.parse(await waitForEvent(page, 'SetShowUserProfile')), {
    userId: 'colleague',
  });
  await page.close();
  await other.close();
});

test('places name plates without overlap and requests the profile on a click on a plate', async () => {
  const { page: one } = await openFloor(browser, office.port, 'token=neighbour');
  const { page: two } = await openFloor(browser, office.port, 'token=newcomer');
  const { page } = await openFloor(browser, office.port, 'token=reader');
  for (const token of ['neighbour', 'newcomer', 'reader'])
    await waitForPerson(page, token, 'stand');
  // Plate positions are final once all plates have been drawn.
  await page.waitForFunction(
    (userIds) => {
      const { plates } = window.scene.statistics();
      const isDrawn = (userId: string) => plates.some((plate) => plate.userId === userId);
      return userIds.every(isDrawn) && plates.every(({ width }) => width > 40);
    },
    ['neighbour', 'newcomer'],
  );
  const plates = await page.evaluate(() => window.scene.statistics().plates);
  for (const a of plates)
    for (const b of plates)
      assert.ok(
        a === b || Math.abs(a.y - b.y) >= 24 || Math.abs(a.x - b.x) >= (a.width + b.width) / 2,
        JSON.stringify(plates),
      );
  const plate = plates.find(({ userId }) => userId === 'neighbour')!;
  await page.mouse.click(plate.x - plate.width / 2 + 6, plate.y);
  assert.deepEqual(JSON.parse(await waitForEvent(page, 'SetShowUserProfile')), {
    userId: 'neighbour',
  });
  for (const each of [one, two, page]) await each.close();
});

test('walks to a person on request, and a wave invites them to talk', async () => {
  const { page: host } = await openFloor(browser, office.port, 'token=host');
  const { page: guest } = await openFloor(browser, office.port, 'token=caller');
  await waitForPerson(guest, 'host', 'stand');
  await guest.evaluate(() =>
    window.send('OnSwitchScene', { scene: 'Main', goTo: { userId: 'host' } }),
  );
  await guest.waitForFunction(() => {
    const { people } = window.scene.statistics();
    const [a, b] = ['host', 'caller'].map((id) => people.find(({ userId }) => userId === id)!);
    return b!.state === 'stand' && Math.hypot(a!.x - b!.x, a!.z - b!.z) < 1.6;
  });
  await guest.focus('canvas');
  await guest.keyboard.press('KeyG');
  await host.bringToFront();
  const invitation = JSON.parse(await waitForEvent(host, 'SetInviteVoiceChat'));
  assert.equal(invitation.kind, 'DIRECT');
  assert.equal(invitation.inviter.id, 'caller');
  assert.match(invitation.inviter.avatarUrl, /^\/api\/v1\/users\/portraits\/\w+\.svg$/);
  await host.close();
  await guest.close();
});

test('reports a person outside the floor as not found', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'token=seeker');
  const frames = () => page.evaluate(() => window.scene.statistics().frames);
  await page.evaluate(() =>
    window.send('OnSwitchScene', { scene: 'Main', goTo: { userId: 'nobody' } }),
  );
  const before = await frames();
  await page.waitForFunction((count) => window.scene.statistics().frames > count, before);
  const announcement = await page.locator('canvas [role=status]').textContent();
  assert.match(announcement ?? '', /見つかりません|Not found/);
  await waitForPerson(page, 'seeker', 'stand');
  assert.deepEqual(errors, []);
  await page.close();
});
