import { describe, expect, it } from 'vitest';
import { defaultAvatar } from '@office/world/avatar';
import type { BridgeProblem } from './codec.ts';
import { sceneEvents } from './events.ts';
import type { SceneEvent } from './events.ts';
import { decodeEvent, decodeMethod, encodeEvent, encodeMethod } from './messages.ts';
import { sceneMethods } from './methods.ts';
import type { SceneMethod } from './methods.ts';

const avatar = defaultAvatar('user-1');
const signIn = {
  accessToken: 'token',
  language: 'ja',
  organizationId: 'org-1',
  contractId: 'contract-1',
  floorId: 'floor-1',
  user: { id: 'user-1', name: '青井 葵', avatar, status: 'AVAILABLE', workingStatus: 'OFFICE' },
  apiBaseUrl: '/api',
  realtimeUrl: '',
  graphics: 'MEDIUM',
};

const methods: Record<SceneMethod, { good: unknown; raw: string; bad: unknown[] }> = {
  OnReceiveUserSignInData: {
    good: signIn,
    raw: JSON.stringify(signIn),
    bad: [
      {},
      { ...signIn, accessToken: '' },
      { ...signIn, graphics: 'ULTRA' },
      { ...signIn, user: null },
    ],
  },
  OnSwitchScene: {
    good: { scene: 'Main', floorId: 'floor-2', goTo: { userId: 'user-2' } },
    raw: '{"scene":"Main","floorId":"floor-2","goTo":{"userId":"user-2"}}',
    bad: [
      { scene: 'Elsewhere' },
      { floorId: 'floor-2' },
      { scene: 'Main', floorId: '' },
      { scene: 'Main', goTo: {} },
      { scene: 'Main', goTo: { seatId: '' } },
    ],
  },
  OnSetActiveUnity: { good: true, raw: 'true', bad: ['yes', 1, null] },
  OnRequestChangeState: {
    good: { state: 'PRESENCE', workingStatus: 'HOME', status: 'BUSY' },
    raw: '{"state":"PRESENCE","workingStatus":"HOME","status":"BUSY"}',
    bad: [{ state: 'PRESENCE' }, { state: 'RESTART' }, {}],
  },
  OnOKConfirmPopup: { good: {}, raw: '{}', bad: [null, 'ok'] },
  OnCancelConfirmPopup: { good: {}, raw: '{}', bad: [null, []] },
  OnRequestJoinVoiceChat: {
    good: { roomId: 'room-1', kind: 'AREA' },
    raw: '{"roomId":"room-1","kind":"AREA"}',
    bad: [{ roomId: 'room-1' }, { roomId: 'room-1', kind: 'area' }],
  },
  OnLeaveVoiceChat: {
    good: { roomId: 'room-1' },
    raw: '{"roomId":"room-1"}',
    bad: [{}, { roomId: 7 }],
  },
  OnRequestInviteDirectVoiceChat: {
    good: { userId: 'u' },
    raw: '{"userId":"u"}',
    bad: [{}, { userId: '' }],
  },
  OnChangeSystemLanguage: { good: 'en', raw: 'en', bad: ['fr', '', null] },
  OnStartOnlineMeeting: {
    good: { meetingId: 'm', meetingRoomId: 'r' },
    raw: '{"meetingId":"m","meetingRoomId":"r"}',
    bad: [{ meetingRoomId: 'r' }],
  },
  OnEndMeeting: { good: { meetingId: 'm' }, raw: '{"meetingId":"m"}', bad: [{ meetingId: null }] },
  OnRequestShareDocument: { good: { meetingRoomId: 'r' }, raw: '{"meetingRoomId":"r"}', bad: [{}] },
  OnSelectImageShareDocument: {
    good: { meetingRoomId: 'r', url: '/files/1', page: 1, pages: 3 },
    raw: '{"meetingRoomId":"r","url":"/files/1","page":1,"pages":3}',
    bad: [
      { meetingRoomId: 'r', url: '/files/1', page: 0, pages: 3 },
      { meetingRoomId: 'r', url: '/files/1', page: 1.5, pages: 3 },
    ],
  },
  OnRequestJoinMeetingRoom: {
    good: { meetingRoomId: 'r' },
    raw: '{"meetingRoomId":"r"}',
    bad: [{}],
  },
  OnCancelJoinMeetingRoom: {
    good: { meetingRoomId: 'r' },
    raw: '{"meetingRoomId":"r"}',
    bad: [{}],
  },
  OnChangeGraphicSetting: { good: 'LOW', raw: 'LOW', bad: ['low', 0] },
  OnChangeOfficeAvatar: {
    good: avatar,
    raw: JSON.stringify(avatar),
    bad: [{ ...avatar, hair: 'mohawk' }, {}],
  },
};

const events: Record<SceneEvent, { good: unknown; raw: string | undefined; bad: unknown[] }> = {
  UnityReady: { good: undefined, raw: undefined, bad: [] },
  SetUnityLoading: { good: true, raw: 'true', bad: ['1'] },
  SetReactLoading: { good: false, raw: 'false', bad: [0] },
  SetLoadingSceneState: {
    good: { scene: 'Main', progress: 0.5 },
    raw: '{"scene":"Main","progress":0.5}',
    bad: [{ scene: 'Main', progress: 50 }, { progress: 0.5 }],
  },
  SetUnityFullscreen: { good: true, raw: 'true', bad: ['on'] },
  GetNewAccessToken: { good: undefined, raw: undefined, bad: [] },
  SendSwitchTabFE: {
    good: { route: '/voice-chat?room=1' },
    raw: '{"route":"/voice-chat?room=1"}',
    bad: [
      { route: 'https://elsewhere.example' },
      { route: '//elsewhere.example' },
      { route: '/\\elsewhere' },
      {},
    ],
  },
  ToggleNavSidebar: { good: true, raw: 'true', bad: ['open'] },
  SetSystemState: {
    good: { code: 4017 },
    raw: '{"code":4017}',
    bad: [{ code: 4012 }, { code: '4017' }, { state: 'RESTART' }],
  },
  SetInviteVoiceChat: {
    good: { roomId: 'r', kind: 'DIRECT', inviter: { id: 'u', name: '蓮', avatarUrl: null } },
    raw: '{"roomId":"r","kind":"DIRECT","inviter":{"id":"u","name":"蓮","avatarUrl":null}}',
    bad: [{ roomId: 'r', kind: 'DIRECT' }],
  },
  SetWarningRangeVoiceChat: {
    good: { userId: 'u', distance: 4.2, limit: 5 },
    raw: '{"userId":"u","distance":4.2,"limit":5}',
    bad: [
      { userId: 'u', distance: -1, limit: 5 },
      { userId: 'u', distance: '4', limit: 5 },
    ],
  },
  SetDisconnectVoiceChat: {
    good: { roomId: 'r', reason: 'OUT_OF_RANGE' },
    raw: '{"roomId":"r","reason":"OUT_OF_RANGE"}',
    bad: [{ roomId: 'r' }],
  },
  SetUnityConfirmDialog: {
    good: {
      isOpen: true,
      hiddenCancelBtn: false,
      hiddenConfirmBtn: false,
      title: 't',
      description: 'd',
      confirmText: 'OK',
      cancelText: 'No',
    },
    raw: '{"isOpen":true,"hiddenCancelBtn":false,"hiddenConfirmBtn":false,"title":"t","description":"d","confirmText":"OK","cancelText":"No"}',
    bad: [{}, { isOpen: 'yes' }],
  },
  SetShowUserProfile: { good: { userId: 'u' }, raw: '{"userId":"u"}', bad: [{}] },
  SetJoinVoiceChat: {
    good: { roomId: 'r', kind: 'AREA' },
    raw: '{"roomId":"r","kind":"AREA"}',
    bad: [{}],
  },
  SetLeaveVoiceChat: {
    good: { roomId: 'r', kind: 'OWN' },
    raw: '{"roomId":"r","kind":"OWN"}',
    bad: [{}],
  },
  SetJoinOrCreateOnlineMeetingInRoomMeeting: {
    good: { meetingRoomId: 'r' },
    raw: '{"meetingRoomId":"r"}',
    bad: [{}],
  },
  SetJoinOnlineMeetingInRoomMeeting: {
    good: { meetingRoomId: 'r', meetingId: 'm' },
    raw: '{"meetingRoomId":"r","meetingId":"m"}',
    bad: [{ meetingId: 'm' }],
  },
  SetJoinOrCreateVoiceChatInRoomMeeting: {
    good: { meetingRoomId: 'r' },
    raw: '{"meetingRoomId":"r"}',
    bad: [{}],
  },
  SetJoinVoiceChatInRoomMeeting: {
    good: { meetingRoomId: 'r', roomId: 'v' },
    raw: '{"meetingRoomId":"r","roomId":"v"}',
    bad: [{ roomId: 'v' }],
  },
  SetShareDocument: { good: { meetingRoomId: 'r' }, raw: '{"meetingRoomId":"r"}', bad: [{}] },
  SetDisplayBtnShareDocument: { good: true, raw: 'true', bad: ['show'] },
  SetJoinMeetingAvailable: {
    good: { meetingId: 'm', title: '朝会', startTime: '2026-11-20T09:00:00+09:00' },
    raw: '{"meetingId":"m","title":"朝会","startTime":"2026-11-20T09:00:00+09:00"}',
    bad: [{ meetingId: 'm', title: '朝会', startTime: 'soon' }],
  },
  SetLeaveRoomMeeting: { good: { meetingRoomId: 'r' }, raw: '{"meetingRoomId":"r"}', bad: [{}] },
};

function recorder() {
  const problems: BridgeProblem[] = [];
  return { problems, report: (problem: BridgeProblem) => void problems.push(problem) };
}

describe('methods', () => {
  it('match the 18 methods of the specification', () => {
    expect(Object.keys(sceneMethods).sort()).toEqual(Object.keys(methods).sort());
    expect(Object.keys(sceneMethods)).toHaveLength(18);
  });

  const names = Object.keys(methods) as SceneMethod[];
  it.each(names)('%s is encoded and decoded', (name) => {
    const { problems, report } = recorder();
    const { good, raw } = methods[name];
    expect(encodeMethod(name, good as never, report)).toEqual({ ok: true, payload: raw });
    expect(decodeMethod(name, raw, report)).toEqual({ ok: true, payload: good });
    expect(problems).toEqual([]);
  });

  const bad = names.flatMap((name) => methods[name].bad.map((payload) => ({ name, payload })));
  it.each(bad)('$name drops $payload on both sides', ({ name, payload }) => {
    const { problems, report } = recorder();
    expect(encodeMethod(name, payload as never, report)).toEqual({ ok: false });
    const raw = sceneMethods[name].wire === 'json' ? JSON.stringify(payload) : payload;
    expect(decodeMethod(name, raw, report)).toEqual({ ok: false });
    expect(problems).toEqual([
      { direction: 'webToScene', name, reason: 'malformed', detail: expect.any(String) },
      { direction: 'webToScene', name, reason: 'malformed', detail: expect.any(String) },
    ]);
  });
});

describe('events', () => {
  it('match the 24 events of the specification', () => {
    expect(Object.keys(sceneEvents).sort()).toEqual(Object.keys(events).sort());
    expect(Object.keys(sceneEvents)).toHaveLength(24);
  });

  const names = Object.keys(events) as SceneEvent[];
  it.each(names)('%s is encoded and decoded', (name) => {
    const { problems, report } = recorder();
    const { good, raw } = events[name];
    expect(encodeEvent(name, good as never, report)).toEqual({ ok: true, payload: raw });
    expect(decodeEvent(name, raw, report)).toEqual({ ok: true, payload: good });
    expect(problems).toEqual([]);
  });

  const bad = names.flatMap((name) => events[name].bad.map((payload) => ({ name, payload })));
  it.each(bad)('$name drops $payload on both sides', ({ name, payload }) => {
    const { problems, report } = recorder();
    expect(encodeEvent(name, payload as never, report)).toEqual({ ok: false });
    const raw = sceneEvents[name].wire === 'json' ? JSON.stringify(payload) : payload;
    expect(decodeEvent(name, raw, report)).toEqual({ ok: false });
    expect(problems).toHaveLength(2);
  });

  it('fills in the defaults of the confirm dialog', () => {
    const { report } = recorder();
    expect(decodeEvent('SetUnityConfirmDialog', '{"isOpen":true}', report)).toMatchObject({
      payload: { hiddenCancelBtn: true, hiddenConfirmBtn: false, title: '' },
    });
  });
});

describe('invalid messages', () => {
  const garbage = [
    undefined,
    null,
    0,
    12,
    '',
    '{',
    '[]',
    'null',
    '"x"',
    {},
    [],
    new Date(0),
    () => 0,
  ];
  it.each(garbage)('report %s without throwing', (raw) => {
    const { problems, report } = recorder();
    expect(decodeMethod('OnReceiveUserSignInData', raw, report).ok).toBe(false);
    expect(decodeEvent('SetShowUserProfile', raw, report).ok).toBe(false);
    expect(problems).toHaveLength(2);
  });

  it.each(['OnNothing', 'toString', '__proto__', 'constructor'])(
    'report %s as an unknown name',
    (name) => {
      const { problems, report } = recorder();
      expect(decodeMethod(name as SceneMethod, '{}', report)).toEqual({ ok: false });
      expect(decodeEvent(name as SceneEvent, '{}', report)).toEqual({ ok: false });
      expect(problems.map(({ reason }) => reason)).toEqual(['unknownName', 'unknownName']);
    },
  );

  it('never contain the payload in a report', () => {
    const { problems, report } = recorder();
    decodeMethod(
      'OnReceiveUserSignInData',
      JSON.stringify({ ...signIn, language: 'secret-value' }),
      report,
    );
    expect(JSON.stringify(problems)).not.toContain('secret-value');
  });
});
