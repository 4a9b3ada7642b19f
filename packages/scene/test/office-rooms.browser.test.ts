import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { formatDay } from '@office/vocabulary';
import type { FloorPlan } from '@office/world/floor-plan';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';
import { plan } from './demo-plan.ts';
import {
  waitUntilEntered,
  clearEvents,
  openFloor,
  waitForEvent,
  waitForPerson,
  waitUntilIdle,
} from './floor-page.ts';
import type { FloorPage } from './floor-page.ts';

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
    window.scene.statistics().signs.some(({ text }) => /使用中|In use/.test(text)),
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
    window.scene.statistics().signs.every(({ text }) => !/使用中|In use/.test(text)),
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

test('shows the day of a meeting tomorrow at the door, from every side and in the evening', async () => {
  const room = plan.zones.find(({ id }) => id === 'sakura')!;
  const inFront = { x: 5.4, z: 7, heading: Math.PI };
  office.floors.rebuild('floor-1', { ...plan, spawns: [inFront] });
  const [startTime, endTime] = [9, 10].map((hour) => {
    const at = new Date();
    at.setDate(at.getDate() + 1);
    at.setHours(hour, 0, 0, 0);
    return at;
  }) as [Date, Date];
  office.floors.roomMeetings = [
    {
      meetingRoom: { id: room.id, zoneId: room.id },
      current: null,
      next: { meetingId: 'm2', title: 'Weekly', startTime, endTime },
    },
  ];
  const { page, errors } = await openFloor(browser, office.port, 'token=waiter&language=en');
  const line = `Free\nNext ${formatDay(startTime, 'en')} 09:00–10:00 Weekly`;
  await page.waitForFunction(() =>
    window.scene.statistics().signs.some(({ text }) => text.includes('Weekly')),
  );
  for (const [light, turns] of [
    ['day', 4],
    ['evening', 2],
  ] as const) {
    await page.evaluate((daytime) => {
      document.querySelector('canvas')!.dataset['light'] = daytime;
    }, light);
    await page.focus('canvas');
    for (let turn = 0; turn < turns; turn++) {
      await waitUntilIdle(page);
      const { signs } = await page.evaluate(() => window.scene.statistics());
      const sign = signs.find(({ text }) => text.startsWith(room.name.en));
      assert.equal(sign?.text, `${room.name.en}\n${line}`, `${light}, turned ${turn} times`);
      for (let press = 0; press < 4; press++) await page.keyboard.press('KeyQ');
    }
  }
  office.floors.roomMeetings = [];
  office.floors.rebuild('floor-1', plan);
  assert.deepEqual(errors, []);
  await page.close();
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

test('turns people who talk to each other, with a ring on the floor', async () => {
  const tokens = ['talker-1', 'talker-2', 'talker-3'];
  const opened: FloorPage[] = [];
  for (const token of tokens)
    opened.push(
      await openFloor(browser, office.port, `token=${token}`, { width: 320, height: 240 }),
    );
  const { page, errors } = opened[0]!;
  const call = (method: string) =>
    Promise.all(
      opened.map((each) =>
        each.page.evaluate((name) => window.send(name, { roomId: 'r', kind: 'OWN' }), method),
      ),
    );
  await call('OnRequestJoinVoiceChat');
  await page.waitForFunction(
    () => window.scene.statistics().conversations[0]?.members.length === 3,
  );
  const [conversation] = await page.evaluate(() => window.scene.statistics().conversations);
  assert.deepEqual(conversation!.members, tokens);
  assert.equal(conversation!.seated, false);
  await page.waitForFunction((userIds) => {
    const people = window.scene
      .statistics()
      .people.filter(({ userId }) => userIds.includes(userId));
    const centre = (key: 'x' | 'z') =>
      people.reduce((sum, person) => sum + person[key], 0) / people.length;
    return people.every(({ x, z, heading }) => {
      const turn = Math.atan2(centre('x') - x, centre('z') - z) - heading;
      return Math.cos(turn) > 0.99;
    });
  }, tokens);
  await call('OnLeaveVoiceChat');
  await page.waitForFunction(() => window.scene.statistics().conversations.length === 0);
  assert.deepEqual(errors, []);
  for (const each of opened) await each.page.close();
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
