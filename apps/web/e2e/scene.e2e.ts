import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SceneEvent, SceneMethod } from '@office/scene-bridge';
import {
  driveGuest,
  eventNames,
  eventSamples,
  methodNames,
  methodSamples,
} from '@office/scene-bridge/conformance';
import type { Page } from 'playwright/test';
import { allowNotice, asMember } from './support/member.ts';
import { expect, stubSceneLoader, skipInQuickSet, sakura, test as base } from './support/test.ts';

const aoi = { as: 'aoi@sakura.example', organization: sakura, language: 'en' } as const;

/** Serves an organisation's custom scene build from a different origin than the app. */
interface SceneHost {
  url: string;
  server: Server;
}

const test = base.extend<object, { sceneHost: SceneHost }>({
  sceneHost: [
    async ({}, use) => {
      const server = createServer((request, response) => {
        response.statusCode = request.url === '/2026-autumn/office.loader.js' ? 200 : 404;
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
        response.end(response.statusCode === 200 ? stubSceneLoader : '');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await use({ url: `http://127.0.0.1:${port}`, server });
      server.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ sceneHost }, use) => {
      await use({ OFFICE_SCENE_HOST: sceneHost.url, OFFICE_SCENE_VERSION: '2026-autumn' });
    },
    { scope: 'worker' },
  ],
});

async function withGuest(page: Page, path = '/main') {
  const guest = driveGuest(page);
  const payload = async <M extends SceneMethod>(method: M) => {
    const last = await guest.last(method);
    return last?.ok ? last.payload : last?.problem;
  };
  await page.goto(path);
  await expect.poll(async () => (await guest.received()).length).toBeGreaterThanOrEqual(3);
  return { guest, payload };
}

test('loads a third-party scene build through configuration alone', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser(aoi);
  const { guest, payload } = await withGuest(page);
  await expect(page.getByRole('application', { name: '3D office' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const first = (await guest.received()).slice(0, 3);
  expect(first.map(({ method }) => method)).toEqual([
    'OnReceiveUserSignInData',
    'OnSwitchScene',
    'OnSetActiveUnity',
  ]);
  expect(await payload('OnReceiveUserSignInData')).toMatchObject({
    language: 'en',
    graphics: 'MEDIUM',
    user: { name: 'Aoki Aoi' },
  });
  expect(await payload('OnSwitchScene')).toMatchObject({ scene: 'Main' });

  for (const [link, scene] of [
    [/^Map/, 'WorldMap'],
    [/^My desk/, 'MyDesk'],
    [/^Change avatar/, 'CharacterCustomize'],
    [/^Chat rooms/, 'Main'],
  ] as const) {
    await menu.getByRole('link', { name: link }).click();
    await expect.poll(() => payload('OnSwitchScene')).toMatchObject({ scene });
  }

  await menu.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('radio', { name: /^High/ }).check({ force: true });
  await expect.poll(() => payload('OnChangeGraphicSetting')).toBe('HIGH');
  await menu.getByRole('link', { name: 'Change avatar', exact: true }).click();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect.poll(() => payload('OnChangeOfficeAvatar')).toHaveProperty('hair');
  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.getByRole('radio', { name: 'Busy' }).check({ force: true });
  await expect
    .poll(() => payload('OnRequestChangeState'))
    .toEqual({ state: 'PRESENCE', workingStatus: 'OFFICE', status: 'BUSY' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
});

async function firstMeetingRoom(page: Page): Promise<string> {
  const headers = await asMember(page);
  const path = '/api/v1/organizations/contracts/meeting-rooms';
  const response = await page.request.get(path, { headers });
  return (await response.json()).data[0].id;
}

async function meetingNow(page: Page) {
  const headers = await asMember(page);
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const data = { title: 'Weekly', endTime, timeZone: 'Asia/Tokyo' };
  const response = await page.request.post('/api/v1/meetings', { headers, data });
  const { id: meetingId, title, startTime } = await response.json();
  return { meetingId, title, startTime } as const;
}

test('handles each of the 24 scene events', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser(aoi);
  const { guest, payload } = await withGuest(page);
  const answered = new Set<SceneEvent>(['UnityReady']);
  const say: typeof guest.say = (event, ...words) => {
    answered.add(event);
    return guest.say(event, ...words);
  };
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const available = await meetingNow(page);
  const offer = page.getByText(`join “${available.title}”`).first();
  await expect(async () => {
    // The server also announces the new meeting, and further notices wait ten minutes.
    await allowNotice(page);
    await say('SetJoinMeetingAvailable', available);
    await offer.click({ timeout: 3000 });
  }).toPass();
  await expect(page).toHaveURL(new RegExp(`/online-meeting\\?meetingId=${available.meetingId}$`));
  await page.keyboard.press('Escape');

  const bar = page.getByRole('region', { name: 'Your voice chat' });
  const area = { roomId: 'komorebi', kind: 'AREA' } as const;
  await say('SetJoinVoiceChat', area);
  await expect(bar).toContainText('Talk area Komorebi');
  expect(await payload('OnRequestJoinVoiceChat')).toEqual(area);
  await say('SetWarningRangeVoiceChat', { userId: 'u', distance: 4.5, limit: 5 });
  await expect(bar).toContainText('4.5 m apart');
  await say('SetLeaveVoiceChat', area);
  await expect(bar).toBeHidden();
  await expect.poll(() => payload('OnLeaveVoiceChat')).toEqual({ roomId: area.roomId });
  const meetingRoom = { meetingRoomId: await firstMeetingRoom(page) };
  const share = async () => {
    const shares = page.getByRole('region', { name: 'Shared document' });
    await say('SetDisplayBtnShareDocument', true);
    await expect(shares.getByRole('button', { name: 'Share a document' })).toBeVisible();
    await say('SetDisplayBtnShareDocument', false);
    await expect(shares).toBeHidden();
    await say('SetShareDocument', meetingRoom);
    const dialog = page.getByRole('dialog', { name: 'Share a document' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
  };
  for (const event of [
    'SetJoinOrCreateVoiceChatInRoomMeeting',
    'SetJoinVoiceChatInRoomMeeting',
  ] as const) {
    await say(event, meetingRoom);
    await page.getByRole('button', { name: 'Join muted' }).click();
    await expect(bar).toBeVisible();
    if (event === 'SetJoinVoiceChatInRoomMeeting') await share();
    await say('SetLeaveRoomMeeting', meetingRoom);
    await expect(bar).toBeHidden();
  }
  for (const event of [
    'SetJoinOrCreateOnlineMeetingInRoomMeeting',
    'SetJoinOnlineMeetingInRoomMeeting',
  ] as const) {
    await say(event, meetingRoom);
    await page.getByRole('button', { name: 'Don’t join' }).click();
    await expect(page.getByRole('region', { name: 'The meeting room you are in' })).toBeVisible();
    await say('SetLeaveRoomMeeting', meetingRoom);
  }
  await say('SetJoinVoiceChat', area);
  await expect(bar).toBeVisible();
  await say('SetDisconnectVoiceChat', { roomId: area.roomId, reason: 'OUT_OF_RANGE' });
  await expect(page.getByText('You are too far apart').first()).toBeVisible();
  await say('SetInviteVoiceChat', { ...area, inviter: { id: 'u', name: 'Ren' } });
  await expect(page.getByRole('group', { name: 'Ren invites you to a voice chat' })).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();

  await say('SetUnityLoading', true);
  await expect(page.getByText('Getting the office ready').first()).toBeVisible();
  await say('SetLoadingSceneState', { scene: 'Main', progress: 0.4 });
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await say('SetUnityLoading', false);
  await say('SetLoadingSceneState', { scene: 'Main', progress: 1 });
  await expect(page.getByText('Getting the office ready')).toHaveCount(0);

  await say('SendSwitchTabFE', { route: '/my-desk' });
  await expect(page.getByRole('heading', { level: 1, name: 'My desk' })).toBeVisible();
  const seat = page.getByRole('heading', { name: 'Your seat' });
  await expect(seat).toBeVisible();
  await say('SetReactLoading', true);
  await expect(seat).toBeHidden();
  await say('SetReactLoading', false);
  await expect(seat).toBeVisible();
  await say('SetUnityFullscreen', true);
  await expect(menu).toBeHidden();
  await say('SetUnityFullscreen', false);
  await say('ToggleNavSidebar', false);
  await expect(menu).toBeHidden();
  await say('ToggleNavSidebar', true);
  await expect(menu).toBeVisible();

  await say('SetUnityConfirmDialog', {
    isOpen: true,
    hiddenCancelBtn: false,
    title: 'Leave the room?',
    confirmText: 'Leave',
    cancelText: 'Stay',
  });
  await expect(page.getByRole('alertdialog')).toContainText('Leave the room?');
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await payload('OnCancelConfirmPopup')).toEqual({});
  await say('SetUnityConfirmDialog', { isOpen: true, title: 'Saved', confirmText: 'Good' });
  await page.getByRole('button', { name: 'Good' }).click();
  expect(await payload('OnOKConfirmPopup')).toEqual({});

  const people = page.waitForResponse('**/api/v1/users/org-members*');
  await say('SendSwitchTabFE', { route: '/people' });
  const { data } = await (await people).json();
  await say('SetShowUserProfile', { userId: data[0].userId });
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  const refreshed = page.waitForResponse('**/api/v1/auth/user/refresh');
  const before = await payload('OnReceiveUserSignInData');
  await say('GetNewAccessToken');
  await refreshed;
  await expect.poll(() => payload('OnReceiveUserSignInData')).not.toEqual(before);

  await say('SetSystemState', { code: 4014 });
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  expect([...answered].toSorted()).toEqual(eventNames.toSorted());
});

test('follows a floor change made inside the scene', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser(aoi);
  const floors = page.waitForResponse('**/api/v1/workplace*');
  const { guest, payload } = await withGuest(page);
  const offices: { floors: { id: string }[] }[] = (await (await floors).json()).offices.data;
  const [first, second] = offices.flatMap((office) => office.floors.map(({ id }) => id));
  const at = (floorId: string | undefined) =>
    expect.poll(() => payload('OnReceiveUserSignInData')).toMatchObject({ floorId });
  await at(first);
  await guest.say('SendSwitchTabFE', { route: `/main?floor=${second}` });
  await at(second);
  await expect(page).toHaveURL(/\/main$/);

  await guest.say('SendSwitchTabFE', { route: '/main?floor=no-such-floor' });
  await expect(page.getByText('Floor not found').first()).toBeVisible();
  await expect(page).toHaveURL(/\/main$/);
  await at(second);
  await page.goto(`/main?floor=${first}`);
  await at(first);
  await expect(page).toHaveURL(/\/main$/);
  await page.reload();
  await at(first);
});

test('shows the 2D office without WebGL', async ({ newBrowser }) => {
  const { page } = await newBrowser(aoi);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : original.call(this, kind as '2d');
    } as typeof original;
  });
  await page.goto('/main');
  await expect(page.getByText('This browser can’t show the 3D office')).toBeVisible();
  await page.getByRole('button', { name: 'See who’s here' }).click();
  await expect(
    page.getByRole('list', { name: 'Members' }).getByRole('button').first(),
  ).toBeVisible();
});

test('keeps the other pages usable when the scene fails to load', async ({ newBrowser }) => {
  const { page, context } = await newBrowser(aoi);
  let reachable = false;
  await context.route('**/2026-autumn/office.loader.js', (route) =>
    reachable ? route.continue() : route.abort(),
  );
  await page.goto('/main');
  await expect(page.getByText('The 3D office can’t be shown')).toBeVisible();
  await page.getByRole('link', { name: /^My desk/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My desk' })).toBeVisible();
  reachable = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(async () => (await driveGuest(page).received()).length)
    .toBeGreaterThanOrEqual(3);
});

test('ignores invalid scene events', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser(aoi);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  const { guest } = await withGuest(page);
  for (const event of eventNames)
    for (const raw of eventSamples[event].wrong) await guest.sayRaw(event, raw);
  await guest.sayRaw('SetNothingAtAll', '{}');
  await guest.say('SendSwitchTabFE', { route: '/my-desk' });
  await expect(page.getByRole('heading', { level: 1, name: 'My desk' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/my-desk');
  expect(failures).toEqual([]);
});

test('covers all methods and events of the bridge contract', () => {
  expect(methodNames).toHaveLength(18);
  expect(eventNames).toHaveLength(24);
  expect(Object.keys(methodSamples).toSorted()).toEqual(methodNames.toSorted());
});
