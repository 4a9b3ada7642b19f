import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { avatarFor, sceneEvents, sceneMethods } from '@office/scene-bridge';
import { expect, independentLoader, sakura, test as base } from './support/test.ts';

const aoi = { as: 'aoi@sakura.example', organization: sakura, language: 'en' } as const;

interface Heard {
  object: string;
  method: string;
  parameter: string;
}

declare global {
  interface Window {
    independentScene: { heard: Heard[]; say(name: string, parameter?: string): void };
  }
}

/** Where an organisation keeps its own scene build: another host than the product's. */
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
        response.end(response.statusCode === 200 ? independentLoader : '');
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

test('a build of another maker takes the place of ours by configuration alone', async ({
  newBrowser,
}) => {
  const { page } = await newBrowser(aoi);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.goto('/main');
  const heard = () => page.evaluate(() => window.independentScene?.heard ?? []);
  const firstMethods = async () => (await heard()).slice(0, 3).map(({ method }) => method);
  await expect
    .poll(firstMethods)
    .toEqual(['OnReceiveUserSignInData', 'OnSwitchScene', 'OnSetActiveUnity']);
  for (const message of await heard()) expect(message.object).toBe('WebGLService');
  const [signIn, scene] = await heard();
  expect(sceneMethods.OnReceiveUserSignInData.decode(signIn?.parameter)).toMatchObject({
    language: 'en',
    graphics: 'MEDIUM',
    user: { name: '青木 葵' },
  });
  expect(sceneMethods.OnSwitchScene.decode(scene?.parameter)).toEqual({ scene: 'Main' });

  const last = async (method: string) =>
    (await heard()).findLast((message) => message.method === method)?.parameter;
  for (const [link, name] of [
    [/^Map/, 'WorldMap'],
    [/^My desk/, 'MyDesk'],
    [/^Change avatar/, 'CharacterCustomize'],
    // What is unread is part of its name.
    [/^Chat rooms/, 'Main'],
  ] as const) {
    await menu.getByRole('link', { name: link }).click();
    await expect.poll(() => last('OnSwitchScene')).toBe(JSON.stringify({ scene: name }));
  }

  await menu.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('radio', { name: /^High/ }).check({ force: true });
  await expect.poll(() => last('OnChangeGraphicSetting')).toBe('HIGH');
  await menu.getByRole('link', { name: 'Change avatar', exact: true }).click();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect.poll(() => last('OnChangeOfficeAvatar')).toBeTruthy();
  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.getByRole('radio', { name: 'Busy' }).check({ force: true });
  await expect
    .poll(() => last('OnRequestChangeState'))
    .toBe('{"state":"PRESENCE","workingStatus":"OFFICE","status":"BUSY"}');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
});

test('each of its 24 events is answered', async ({ newBrowser }) => {
  const { page } = await newBrowser(aoi);
  await page.goto('/main');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.waitForFunction(() => window.independentScene?.heard.length >= 3);
  const answered = new Set<string>(['UnityReady']);
  const say = (name: keyof typeof sceneEvents, payload?: unknown) => {
    answered.add(name);
    const parameter = typeof payload === 'object' ? JSON.stringify(payload) : payload;
    return page.evaluate(([event, value]) => window.independentScene.say(event, value), [
      name,
      parameter as string,
    ] as const);
  };
  const last = (method: string) =>
    page.evaluate(
      (name) =>
        window.independentScene.heard.findLast((message) => message.method === name)?.parameter,
      method,
    );

  const notices: [keyof typeof sceneEvents, unknown, RegExp][] = [
    [
      'SetInviteVoiceChat',
      { roomId: 'r', kind: 'OWN', inviter: { id: 'u', name: 'Ren' } },
      /Ren invites you/,
    ],
    ['SetWarningRangeVoiceChat', { userId: 'u', distance: 4.5, limit: 5 }, /4\.5 m away/],
    ['SetDisconnectVoiceChat', { roomId: 'r', reason: 'alone' }, /call has ended/],
    ['SetJoinVoiceChat', { roomId: 'r', kind: 'AREA' }, /voice chat area/],
    ['SetLeaveVoiceChat', { roomId: 'r', kind: 'AREA' }, /left the voice chat area/],
    [
      'SetJoinOrCreateOnlineMeetingInRoomMeeting',
      { meetingRoomId: 'm' },
      /Creating online meetings/,
    ],
    ['SetJoinOnlineMeetingInRoomMeeting', { meetingRoomId: 'm' }, /online meeting is on/],
    ['SetJoinOrCreateVoiceChatInRoomMeeting', { meetingRoomId: 'm' }, /Starting a voice chat/],
    ['SetJoinVoiceChatInRoomMeeting', { meetingRoomId: 'm' }, /voice chat is on/],
    ['SetShareDocument', { meetingRoomId: 'm' }, /Sharing documents/],
    ['SetLeaveRoomMeeting', { meetingRoomId: 'm' }, /left the meeting room/],
    [
      'SetJoinMeetingAvailable',
      { meetingId: 'm', title: 'Weekly', startTime: '2026-11-20T10:00:00Z' },
      /join “Weekly”/,
    ],
  ];
  for (const [event, payload, text] of notices) {
    await say(event, payload);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await say('SetDisplayBtnShareDocument', 'true');

  await say('SetUnityLoading', 'true');
  await expect(page.getByText('Getting the office ready').first()).toBeVisible();
  await say('SetLoadingSceneState', { scene: 'Main', progress: 0.4 });
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await say('SetUnityLoading', 'false');
  await say('SetLoadingSceneState', { scene: 'Main', progress: 1 });
  await expect(page.getByText('Getting the office ready')).toHaveCount(0);

  await say('SendSwitchTabFE', { route: '/my-desk' });
  await expect(page.getByRole('heading', { level: 1, name: 'My desk' })).toBeVisible();
  await say('SetReactLoading', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'My desk' })).toBeHidden();
  await say('SetReactLoading', 'false');
  await expect(page.getByRole('heading', { level: 1, name: 'My desk' })).toBeVisible();
  await say('SetUnityFullscreen', 'true');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await say('SetUnityFullscreen', 'false');
  await say('ToggleNavSidebar', 'false');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await say('ToggleNavSidebar', 'true');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await say('SetUnityConfirmDialog', {
    isOpen: true,
    hiddenCancelBtn: false,
    title: 'Leave the room?',
    confirmText: 'Leave',
    cancelText: 'Stay',
  });
  await expect(page.getByRole('alertdialog')).toContainText('Leave the room?');
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await last('OnCancelConfirmPopup')).toBe('{}');
  await say('SetUnityConfirmDialog', { isOpen: true, title: 'Saved', confirmText: 'Good' });
  await page.getByRole('button', { name: 'Good' }).click();
  expect(await last('OnOKConfirmPopup')).toBe('{}');

  const people = page.waitForResponse('**/api/v1/users/org-members*');
  await say('SendSwitchTabFE', { route: '/people' });
  const { data } = await (await people).json();
  await say('SetShowUserProfile', { userId: data[0].userId });
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  const refreshed = page.waitForResponse('**/api/v1/auth/user/refresh');
  const before = await last('OnReceiveUserSignInData');
  await say('GetNewAccessToken');
  await refreshed;
  await expect.poll(() => last('OnReceiveUserSignInData')).not.toBe(before);

  await say('SetSystemState', { code: 4014 });
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  expect([...answered].toSorted()).toEqual(Object.keys(sceneEvents).toSorted());
});

test('without WebGL the office works in words', async ({ newBrowser }) => {
  const { page } = await newBrowser(aoi);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : original.call(this, kind as '2d');
    } as typeof original;
  });
  await page.goto('/main');
  await expect(page.getByText('This browser cannot show the 3D office')).toBeVisible();
  await page.getByRole('button', { name: 'See who is here' }).click();
  await expect(page.getByRole('button', { name: '伊藤 芽依', exact: true })).toBeVisible();
});

test('a scene that cannot be reached leaves everything else', async ({ newBrowser }) => {
  const { page, context } = await newBrowser(aoi);
  let reachable = false;
  await context.route('**/2026-autumn/office.loader.js', (route) =>
    reachable ? route.continue() : route.abort(),
  );
  await page.goto('/main');
  await expect(page.getByText('The 3D office cannot be shown')).toBeVisible();
  await page.getByRole('link', { name: 'My desk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My desk' })).toBeVisible();
  reachable = true;
  await page.getByRole('button', { name: 'Load it again' }).click();
  await page.waitForFunction(() => window.independentScene?.heard.length >= 3);
});

test('the contract of the bridge is as wide as it was agreed', () => {
  expect(Object.keys(sceneMethods)).toHaveLength(18);
  expect(Object.keys(sceneEvents)).toHaveLength(24);
  expect(avatarFor('u')).toEqual(avatarFor('u'));
});
