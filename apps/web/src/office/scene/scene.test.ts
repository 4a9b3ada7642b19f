import { describe, expect, it, vi } from 'vitest';
import {
  createEventReceiver,
  sceneEvents,
  type SceneEvent,
  type SceneSignInData,
} from '@office/scene-bridge';
import { avatarFor } from '@office/world/avatar';
import { sceneBuild } from './buildUrls.ts';
import { logoutAnswerMs, SceneController, stalledAfterMs } from './SceneController.ts';
import { messagesBetween, type DesiredScene } from './sceneMessages.ts';
import { sceneReactions } from './sceneReactions.ts';

const signIn: SceneSignInData = {
  accessToken: 't1',
  language: 'ja',
  organizationId: 'o1',
  contractId: 'c1',
  floorId: 'f1',
  user: {
    id: 'u1',
    name: '青井',
    avatar: avatarFor('u1'),
    status: 'AVAILABLE',
    workingStatus: 'OFFICE',
  },
  apiBaseUrl: '/api',
  realtimeUrl: '',
  graphics: 'MEDIUM',
};
const wish: DesiredScene = { signIn, scene: 'Main', active: true };
const user = (change: Partial<SceneSignInData['user']>): DesiredScene => ({
  ...wish,
  signIn: { ...signIn, user: { ...signIn.user, ...change } },
});

describe('messagesBetween', () => {
  it.each<[string, DesiredScene | null, DesiredScene, string[]]>([
    ['nothing before the member is known', null, { ...wish, signIn: null }, []],
    [
      'everything to a scene that knows nothing, sign-in first',
      null,
      wish,
      ['OnReceiveUserSignInData', 'OnSwitchScene', 'OnSetActiveUnity'],
    ],
    ['nothing when nothing changed', wish, { ...wish }, []],
    ['another page', wish, { ...wish, scene: 'WorldMap' }, ['OnSwitchScene']],
    ['the keyboard goes elsewhere', wish, { ...wish, active: false }, ['OnSetActiveUnity']],
    [
      'a new token',
      wish,
      { ...wish, signIn: { ...signIn, accessToken: 't2' } },
      ['OnReceiveUserSignInData'],
    ],
    [
      'another language',
      wish,
      { ...wish, signIn: { ...signIn, language: 'en' } },
      ['OnChangeSystemLanguage'],
    ],
    [
      'other graphics',
      wish,
      { ...wish, signIn: { ...signIn, graphics: 'LOW' } },
      ['OnChangeGraphicSetting'],
    ],
    ['presence', wish, user({ status: 'BUSY' }), ['OnRequestChangeState']],
    [
      'another look',
      wish,
      user({ avatar: { ...signIn.user.avatar, accessory: 'cap', top: 'vest' } }),
      ['OnChangeOfficeAvatar'],
    ],
  ])('%s', (_, told, next, methods) => {
    expect(messagesBetween(told, next).map((message) => message.method)).toEqual(methods);
  });

  const walk = { floorId: 'f1', goal: { userId: 'u2' } };

  it('says where to go once, and only to the floor it is about', () => {
    const setOut = { ...wish, walk };
    expect(messagesBetween(wish, setOut)).toEqual([
      { method: 'OnSwitchScene', payload: { scene: 'Main', goTo: { userId: 'u2' } } },
    ]);
    expect(messagesBetween(setOut, setOut)).toEqual([]);
    expect(messagesBetween(wish, { ...wish, walk: { ...walk, floorId: 'f2' } })).toEqual([]);
    expect(messagesBetween(wish, { ...wish, scene: 'WorldMap', walk })).toEqual([
      { method: 'OnSwitchScene', payload: { scene: 'WorldMap' } },
    ]);
  });
});

function setUp() {
  const tasks: { task: () => void; ms: number }[] = [];
  const problems: string[] = [];
  const controller = new SceneController({
    report: (problem) => problems.push(problem.name),
    schedule: (task, ms) => {
      const entry = { task, ms };
      tasks.push(entry);
      return () => void (tasks.includes(entry) && tasks.splice(tasks.indexOf(entry), 1));
    },
  });
  const sent: [string, string | undefined][] = [];
  const attach = () => controller.attach((_, method, payload) => sent.push([method, payload]));
  const pass = (ms: number) => {
    for (const entry of tasks.filter((each) => each.ms === ms)) {
      tasks.splice(tasks.indexOf(entry), 1);
      entry.task();
    }
  };
  return {
    controller,
    sent,
    attach,
    pass,
    problems,
    methods: () => sent.map(([method]) => method),
  };
}

describe('SceneController', () => {
  it('has the scene on the screen look again, and no other', () => {
    const { controller, sent, attach } = setUp();
    controller.refresh('MyDesk');
    controller.start();
    controller.unityReady();
    attach();
    controller.wish({ ...wish, scene: 'MyDesk' });
    sent.length = 0;
    controller.refresh('MyDesk');
    controller.refresh('WorldMap');
    expect(sent).toEqual([['OnSwitchScene', '{"scene":"MyDesk"}']]);
  });

  it('gives an walk back once the scene has it, however late the scene comes', () => {
    const onWalkStarted = vi.fn();
    const controller = new SceneController({
      report: () => {},
      schedule: () => () => {},
      onWalkStarted,
    });
    const walk = { floorId: 'f1', goal: { seatId: 's1' } };
    controller.start();
    controller.wish({ ...wish, walk });
    expect(onWalkStarted).not.toHaveBeenCalled();
    controller.attach(() => {});
    controller.unityReady();
    expect(onWalkStarted).toHaveBeenCalledExactlyOnceWith(walk);
  });

  it.each([
    ['attached, ready, wish', ['attach', 'ready', 'wish']],
    ['ready before it is attached', ['wish', 'ready', 'attach']],
    ['wish first', ['wish', 'attach', 'ready']],
  ])('tells the scene once all is there: %s', (_, order) => {
    const { controller, attach, methods } = setUp();
    for (const step of order) {
      expect(methods()).toEqual([]);
      if (step === 'attach') attach();
      if (step === 'ready') controller.unityReady();
      if (step === 'wish') controller.wish(wish);
    }
    expect(methods()).toEqual(['OnReceiveUserSignInData', 'OnSwitchScene', 'OnSetActiveUnity']);
  });

  it('tells a scene that was loaded again everything again', () => {
    const { controller, attach, methods } = setUp();
    controller.wish(wish);
    attach();
    controller.unityReady();
    controller.detach();
    controller.start();
    attach();
    controller.unityReady();
    expect(methods().filter((method) => method === 'OnReceiveUserSignInData')).toHaveLength(2);
  });

  it("rejects without a scene, in the spec's words", async () => {
    await expect(setUp().controller.send('OnEndMeeting', { meetingId: 'm' })).rejects.toThrow(
      'Unity SendMessage function is not initialized',
    );
  });

  it('fails when it makes no progress, and not while it does', () => {
    const { controller, pass } = setUp();
    controller.start();
    controller.loaded(0.5);
    expect(controller.getSnapshot()).toMatchObject({ phase: 'loading', progress: 0.5 });
    pass(stalledAfterMs);
    expect(controller.getSnapshot().phase).toBe('failed');
    controller.start();
    controller.unityReady();
    pass(stalledAfterMs);
    expect(controller.getSnapshot().phase).toBe('ready');
  });

  it.each(['answered', 'too slow', 'gone'])('logs out through the scene: %s', async (how) => {
    const { controller, attach, sent, pass } = setUp();
    attach();
    controller.unityReady();
    const done = controller.logout();
    expect(sent.at(-1)).toEqual(['OnRequestChangeState', '{"state":"LOGOUT"}']);
    if (how === 'answered') expect(controller.answersLogout()).toBe(true);
    if (how === 'too slow') pass(logoutAnswerMs);
    if (how === 'gone') controller.detach();
    await done;
    expect(controller.answersLogout()).toBe(false);
  });

  it('does not wait for a scene that is not ready', async () => {
    const { controller, sent } = setUp();
    await controller.logout();
    expect(sent).toEqual([]);
  });
});

describe('sceneReactions', () => {
  const payloads: { [E in SceneEvent]: string | undefined } = {
    UnityReady: undefined,
    SetUnityLoading: 'true',
    SetReactLoading: 'true',
    SetLoadingSceneState: '{"scene":"Main","progress":0.5}',
    SetUnityFullscreen: 'true',
    GetNewAccessToken: undefined,
    SendSwitchTabFE: '{"route":"/map"}',
    ToggleNavSidebar: 'false',
    SetSystemState: '{"code":4014}',
    SetInviteVoiceChat: '{"roomId":"r","kind":"OWN","inviter":{"id":"u","name":"Ren"}}',
    SetWarningRangeVoiceChat: '{"userId":"u","distance":4.5,"limit":5}',
    SetDisconnectVoiceChat: '{"roomId":"r","reason":"alone"}',
    SetUnityConfirmDialog: '{"isOpen":true,"title":"Leave?"}',
    SetShowUserProfile: '{"userId":"u2"}',
    SetJoinVoiceChat: '{"roomId":"r","kind":"OWN"}',
    SetLeaveVoiceChat: '{"roomId":"r","kind":"OWN"}',
    SetJoinOrCreateOnlineMeetingInRoomMeeting: '{"meetingRoomId":"m"}',
    SetJoinOnlineMeetingInRoomMeeting: '{"meetingRoomId":"m"}',
    SetJoinOrCreateVoiceChatInRoomMeeting: '{"meetingRoomId":"m"}',
    SetJoinVoiceChatInRoomMeeting: '{"meetingRoomId":"m"}',
    SetShareDocument: '{"meetingRoomId":"m"}',
    SetDisplayBtnShareDocument: 'true',
    SetJoinMeetingAvailable: '{"meetingId":"m","title":"t","startTime":"2026-11-20T10:00:00Z"}',
    SetLeaveRoomMeeting: '{"meetingRoomId":"m"}',
  };

  function react() {
    const world = setUp();
    const ports = {
      navigate: vi.fn(),
      refreshToken: vi.fn(async () => {}),
      forcedLogout: vi.fn(),
      logout: vi.fn(),
      notify: vi.fn(),
    };
    const voice = {
      invited: vi.fn(),
      warned: vi.fn(),
      disconnected: vi.fn(),
      joined: vi.fn(),
      left: vi.fn(),
      enteredMeetingRoom: vi.fn(),
      leftMeetingRoom: vi.fn(),
    };
    const report = vi.fn();
    const { controller } = world;
    const reactions = sceneReactions({ ...ports, controller, voice: () => voice });
    return { ...world, ports, voice, report, receive: createEventReceiver(reactions, report) };
  }

  it.each(Object.keys(sceneEvents) as SceneEvent[])('%s leads to something', async (event) => {
    const { controller, ports, voice, report, receive } = react();
    const before = controller.getSnapshot();
    receive(event, payloads[event]);
    const called = [...Object.values(ports), ...Object.values(voice)].some(
      (port) => port.mock.calls.length > 0,
    );
    expect(called || controller.getSnapshot() !== before).toBe(true);
    expect(report).not.toHaveBeenCalled();
  });

  it('drops and reports what is malformed', () => {
    const { ports, report, receive } = react();
    receive('SendSwitchTabFE', '{"route":"https://elsewhere.example"}');
    receive('SetSystemState', '{"code":1}');
    expect(report).toHaveBeenCalledTimes(2);
    expect(ports.navigate).not.toHaveBeenCalled();
    expect(ports.forcedLogout).not.toHaveBeenCalled();
  });

  it('sends the sign-in data again once the token is fresh', async () => {
    const { controller, attach, receive, methods } = react();
    attach();
    controller.unityReady();
    controller.wish(wish);
    receive('GetNewAccessToken');
    await vi.waitFor(() =>
      expect(methods().filter((method) => method === 'OnReceiveUserSignInData')).toHaveLength(2),
    );
  });

  it("tells a logout inside the scene from its answer to the page's own", async () => {
    const { controller, attach, receive, ports } = react();
    attach();
    controller.unityReady();
    const done = controller.logout();
    receive('SetSystemState', '{"state":"LOGOUT"}');
    await done;
    expect(ports.logout).not.toHaveBeenCalled();
    receive('SetSystemState', '{"state":"LOGOUT"}');
    expect(ports.logout).toHaveBeenCalledTimes(1);
  });

  it('answers a confirm dialog to the scene', () => {
    const { controller, attach, receive, methods } = react();
    attach();
    receive('SetUnityConfirmDialog', payloads.SetUnityConfirmDialog);
    expect(controller.getSnapshot().confirm).toMatchObject({
      title: 'Leave?',
      hiddenCancelBtn: true,
      hiddenConfirmBtn: false,
    });
    controller.answerConfirm({ confirmed: true });
    expect(controller.getSnapshot().confirm).toBeNull();
    expect(methods()).toEqual(['OnOKConfirmPopup']);
  });
});

describe('sceneBuild', () => {
  it.each([
    [null, '/scene/builtin/office.loader.js'],
    [
      { host: 'https://scenes.example/', version: 'v1.2' },
      'https://scenes.example/v1.2/office.loader.js',
    ],
    [{ host: '/own', version: '2026 autumn' }, '/own/2026%20autumn/office.loader.js'],
  ])('%o', (config, loaderUrl) => {
    expect(sceneBuild(config).loaderUrl).toBe(loaderUrl);
  });
});
