import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { floorPlanSchema } from '@office/world/floor-plan';
import type { FloorPlan } from '@office/world/floor-plan';
import { readAs } from '@office/world/read-as';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';
import {
  waitUntilEntered,
  fingersOn,
  clearEvents,
  openFloor,
  waitForEvent,
  waitForPerson,
} from './floor-page.ts';

const plan = readAs(
  floorPlanSchema,
  JSON.parse(
    readFileSync(
      new URL('../../../apps/server/src/demo/floor-plans/sakura-1.json', import.meta.url),
      'utf8',
    ),
  ),
)!;
const desks = plan.seats.filter(({ kind }) => kind === 'DESK');
/** A free and an assigned desk, as defined in `dev/fake-floors.ts`. */
const free = desks[1]!;
const taken = desks[3]!;

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

test('requests the voice chat when a member enters an empty meeting room', async () => {
  const room = plan.zones.find(({ kind }) => kind === 'MEETING')!;
  const { page } = await openFloor(browser, office.port, 'token=meeter');
  await page.evaluate(
    (zoneId) => window.send('OnSwitchScene', { scene: 'Main', goTo: { zoneId } }),
    room.id,
  );
  assert.deepEqual(JSON.parse(await waitForEvent(page, 'SetJoinOrCreateVoiceChatInRoomMeeting')), {
    meetingRoomId: room.id,
  });
  await page.close();
});

test('shows a meeting at the room door and offers it to a member who enters', async () => {
  const room = plan.zones.find(({ kind }) => kind === 'MEETING')!;
  const { page, errors } = await openFloor(browser, office.port, 'token=attendee', {
    width: 960,
    height: 540,
  });
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const meeting = { meetingId: 'm1', title: '定例', startTime: hours(-1), endTime: hours(1) };
  office.floors.roomMeetings = [
    { meetingRoom: { id: room.id, zoneId: room.id }, current: meeting, next: null },
  ];
  await page.evaluate(
    (meetingRoomId) => window.send('OnStartOnlineMeeting', { meetingId: 'm1', meetingRoomId }),
    room.id,
  );
  assert.equal(JSON.parse(await waitForEvent(page, 'SetJoinMeetingAvailable')).meetingId, 'm1');
  const sign = page.waitForFunction(() =>
    window.scene.statistics().doors.some((text) => /使用中|In use/.test(text)),
  );
  await page.evaluate(
    (meetingRoomId) => window.send('OnRequestJoinMeetingRoom', { meetingRoomId }),
    room.id,
  );
  assert.deepEqual(JSON.parse(await waitForEvent(page, 'SetJoinOnlineMeetingInRoomMeeting')), {
    meetingRoomId: room.id,
    meetingId: 'm1',
  });
  await sign;
  assert.equal(await waitForEvent(page, 'SetDisplayBtnShareDocument'), 'true');
  const show = (url: string | null) =>
    page.evaluate((shown) => window.send('OnSelectImageShareDocument', shown), {
      meetingRoomId: room.id,
      url,
      page: 1,
      pages: 2,
    });
  const screens = (count: number) =>
    page.waitForFunction((many) => window.scene.statistics().screens === many, count);
  await show('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=');
  await screens(1);
  await show(null);
  await screens(0);
  office.floors.roomMeetings = [];
  await page.evaluate(() => window.send('OnEndMeeting', { meetingId: 'm1' }));
  await page.waitForFunction(() =>
    window.scene.statistics().doors.every((text) => !/使用中|In use/.test(text)),
  );
  await page.evaluate(
    (meetingRoomId) => window.send('OnCancelJoinMeetingRoom', { meetingRoomId }),
    room.id,
  );
  assert.deepEqual(JSON.parse(await waitForEvent(page, 'SetLeaveRoomMeeting')), {
    meetingRoomId: room.id,
  });
  assert.deepEqual(errors, []);
  await page.close();
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

test('shows the talking gesture while the page reports speech', async () => {
  const { page, errors } = await openFloor(browser, office.port, 'token=speaker');
  const speaking = (isSpeaking: boolean) =>
    page.evaluate((value) => {
      document.body.dataset['speaking'] = String(value);
    }, isSpeaking);
  await page.evaluate(() => window.send('OnRequestJoinVoiceChat', { roomId: 'r', kind: 'OWN' }));
  await waitForPerson(page, 'speaker', 'talk');
  await speaking(false);
  await waitForPerson(page, 'speaker', 'stand');
  await speaking(true);
  await waitForPerson(page, 'speaker', 'talk');
  await page.evaluate(() => window.send('OnLeaveVoiceChat', { roomId: 'r' }));
  await waitForPerson(page, 'speaker', 'stand');
  assert.deepEqual(errors, []);
  await page.close();
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

test('moves to the floor named by the server when a floor is closed', async () => {
  const { page, errors, floors } = await openFloor(browser, office.port, 'token=evicted');
  await clearEvents(page);
  // Closing another floor has no effect.
  office.floors.close('floor-2', 'floor-3');
  office.floors.close('floor-1', 'floor-2');
  await waitUntilEntered(page);
  assert.deepEqual(floors, ['floor-1', 'floor-2']);
  office.floors.close('floor-2', null);
  await waitForPerson(page, 'evicted', 'stand');
  assert.deepEqual(floors, ['floor-1', 'floor-2']);
  assert.deepEqual(errors, []);
  await page.close();
});

test('keeps the member in the room when a floor is rebuilt, unless the room is removed', async () => {
  const room = plan.zones.find(({ kind }) => kind === 'MEETING')!;
  const { page, errors } = await openFloor(browser, office.port, 'token=stayer');
  const rebuild = async (next: FloorPlan) => {
    await clearEvents(page);
    office.floors.rebuild('floor-1', next);
    await waitUntilEntered(page);
    await waitForPerson(page, 'stayer', 'sit');
  };
  const roomEvents = () =>
    page.evaluate(() =>
      window.events.flatMap(({ name }) => (/Room|VoiceChat/.test(name) ? [name] : [])),
    );
  await page.evaluate(
    (zoneId) => window.send('OnSwitchScene', { scene: 'Main', goTo: { zoneId } }),
    room.id,
  );
  await waitForEvent(page, 'SetJoinOrCreateVoiceChatInRoomMeeting');
  await rebuild(plan);
  assert.deepEqual(await roomEvents(), []);
  await rebuild({ ...plan, zones: plan.zones.filter((zone) => zone !== room) });
  assert.deepEqual(JSON.parse(await waitForEvent(page, 'SetLeaveRoomMeeting')), {
    meetingRoomId: room.id,
  });
  assert.deepEqual(await roomEvents(), ['SetLeaveRoomMeeting']);
  office.floors.rebuild('floor-1', plan);
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

test('covers the whole page while switching to another organisation', async () => {
  const { page } = await openFloor(browser, office.port, 'token=mover');
  await clearEvents(page);
  await page.evaluate(() => window.signIn('mover-2', 'floor-2', 'org-2'));
  await page.waitForFunction(
    () =>
      window.events
        .filter(({ name }) => name === 'SetReactLoading')
        .map(({ parameter }) => parameter)
        .join() === 'true,false',
  );
  await page.close();
});

test('toggles the top view with a tap on its button', async () => {
  const size = { width: 390, height: 700, hasTouch: true };
  const { page } = await openFloor(browser, office.port, 'token=presser', size);
  const [first, last] = [free, desks.findLast(({ z }) => z === free.z)!];
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
