import { graphicsQualities, languages, sceneNames } from '@office/vocabulary';
import { defaultAvatar } from '@office/world/avatar';
import { sceneEvents } from '../events.ts';
import type { SceneEvent, SceneEventInput } from '../events.ts';
import { sceneMethods } from '../methods.ts';
import type { SceneMethod, SceneMethodInput, SceneSignInData } from '../methods.ts';

export interface Samples<Input> {
  right: Input[];
  wrong: string[];
}

export const signInSample: SceneSignInData = {
  accessToken: 'conformance',
  language: 'en',
  organizationId: 'organization-1',
  contractId: 'contract-1',
  floorId: 'floor-1',
  user: {
    id: 'member-1',
    name: '桜井 遥',
    avatar: defaultAvatar('member-1'),
    status: 'AVAILABLE',
    workingStatus: 'OFFICE',
  },
  apiBaseUrl: '/api',
  realtimeUrl: '',
  graphics: 'LOW',
};

const noObject = ['', '{', 'null', '[]', '7', '"text"', 'undefined', '{"a":1}}'];
const noWord = ['', '"true"', 'TRUE', '1', 'null', '{}'];
const json = (...values: unknown[]) => [
  ...noObject,
  ...values.map((value) => JSON.stringify(value)),
];
const long = 'x'.repeat(5000);

export const methodSamples: { [M in SceneMethod]: Samples<SceneMethodInput<M>> } = {
  OnReceiveUserSignInData: {
    right: [{ ...signInSample, language: 'ja', graphics: 'MEDIUM' }, signInSample],
    wrong: json(
      {},
      { ...signInSample, accessToken: 7 },
      { ...signInSample, language: 'fr' },
      { ...signInSample, user: undefined },
      { ...signInSample, user: { ...signInSample.user, avatar: {} } },
      { ...signInSample, floorId: long },
    ),
  },
  OnSwitchScene: {
    right: [
      ...sceneNames.map((scene) => ({ scene })),
      { scene: 'Main', floorId: signInSample.floorId },
    ],
    wrong: json({}, { scene: 'Nowhere' }, { scene: 'Main', floorId: 7 }, { floorId: 'floor-1' }),
  },
  OnSetActiveUnity: { right: [false, true], wrong: noWord },
  OnRequestChangeState: {
    right: [
      { state: 'PRESENCE', workingStatus: 'HOME', status: 'BUSY' },
      { state: 'PRESENCE', workingStatus: 'OFFICE', status: 'AVAILABLE' },
    ],
    wrong: json(
      {},
      { state: 'PRESENCE' },
      { state: 'PRESENCE', workingStatus: 'OFFICE', status: 'HAPPY' },
      { state: 'LOGIN' },
    ),
  },
  OnOKConfirmPopup: { right: [{}], wrong: noObject },
  OnCancelConfirmPopup: { right: [{}], wrong: noObject },
  OnRequestJoinVoiceChat: {
    right: [
      { roomId: 'room-1', kind: 'OWN' },
      { roomId: 'room-2', kind: 'AREA' },
      { roomId: 'room-3', kind: 'DIRECT', userId: 'member-2' },
    ],
    wrong: json(
      {},
      { roomId: 'room-1' },
      { roomId: '', kind: 'OWN' },
      { roomId: 'r', kind: 'DIRECT', userId: '' },
      { roomId: 'r', kind: 'own' },
    ),
  },
  OnLeaveVoiceChat: {
    right: [{ roomId: 'room-1' }, { roomId: 'never-joined' }],
    wrong: json({}, { roomId: 7 }, { roomId: long }),
  },
  OnRequestInviteDirectVoiceChat: {
    right: [{ userId: 'member-2' }],
    wrong: json({}, { userId: null }, { userId: '' }),
  },
  OnChangeSystemLanguage: { right: [...languages], wrong: ['', 'EN', 'fr', '"en"', 'null'] },
  OnStartOnlineMeeting: {
    right: [{ meetingId: 'meeting-1' }, { meetingId: 'meeting-2', meetingRoomId: 'room-9' }],
    wrong: json({}, { meetingRoomId: 'room-9' }, { meetingId: 'm', meetingRoomId: 7 }),
  },
  OnEndMeeting: {
    right: [{ meetingId: 'meeting-1' }, { meetingId: 'never-started' }],
    wrong: json({}, { meetingId: [] }),
  },
  OnRequestShareDocument: {
    right: [{ meetingRoomId: 'room-9' }],
    wrong: json({}, { meetingRoomId: 9 }),
  },
  OnSelectImageShareDocument: {
    right: [
      {
        meetingRoomId: 'room-9',
        url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
        page: 1,
        pages: 3,
      },
      { meetingRoomId: 'room-9', url: null, page: 1, pages: 1 },
    ],
    wrong: json(
      {},
      { meetingRoomId: 'room-9', url: '', page: 1, pages: 1 },
      { meetingRoomId: 'room-9', url: '/page.png', page: 0, pages: 1 },
      { meetingRoomId: 'room-9', url: '/page.png', page: 1.5, pages: 2 },
    ),
  },
  OnRequestJoinMeetingRoom: {
    right: [{ meetingRoomId: 'room-9' }],
    wrong: json({}, { meetingRoomId: null }),
  },
  OnCancelJoinMeetingRoom: {
    right: [{ meetingRoomId: 'room-9' }, { meetingRoomId: 'never-joined' }],
    wrong: json({}, { meetingRoomId: false }),
  },
  OnChangeGraphicSetting: {
    right: [...graphicsQualities].toReversed(),
    wrong: ['', 'low', '"LOW"', 'ULTRA', '{}'],
  },
  OnChangeOfficeAvatar: {
    right: [defaultAvatar('someone'), defaultAvatar('someone else')],
    wrong: json(
      {},
      { ...defaultAvatar('someone'), hair: 'mohawk' },
      { avatar: defaultAvatar('someone') },
    ),
  },
};

const meetingRoom = { right: [{ meetingRoomId: 'room-9' }], wrong: json({}, { meetingRoomId: 7 }) };
const meetingInRoom = {
  right: [{ meetingRoomId: 'room-9' }, { meetingRoomId: 'room-9', meetingId: 'meeting-1' }],
  wrong: json({}, { meetingId: 'meeting-1' }, { meetingRoomId: 'room-9', meetingId: 7 }),
};
const voiceInRoom = {
  right: [{ meetingRoomId: 'room-9' }, { meetingRoomId: 'room-9', roomId: 'room-1' }],
  wrong: json({}, { roomId: 'room-1' }, { meetingRoomId: '', roomId: 'room-1' }),
};
const voiceRoom: Samples<SceneEventInput<'SetJoinVoiceChat'>> = {
  right: [{ roomId: 'room-2', kind: 'AREA' }],
  wrong: json({}, { roomId: 'room-2' }, { roomId: 'room-2', kind: 'LOUD' }),
};
const word: Samples<boolean> = { right: [true, false], wrong: noWord };
const nothing: Samples<undefined> = { right: [undefined], wrong: [] };

/** `wrong` is empty for events that ignore their payload. */
export const eventSamples: { [E in SceneEvent]: Samples<SceneEventInput<E>> } = {
  UnityReady: nothing,
  SetUnityLoading: word,
  SetReactLoading: word,
  SetLoadingSceneState: {
    right: [
      { scene: 'Main', progress: 0 },
      { scene: 'Main', progress: 1 },
    ],
    wrong: json({}, { scene: 'Main', progress: 2 }, { scene: 'Hall', progress: 1 }),
  },
  SetUnityFullscreen: word,
  GetNewAccessToken: nothing,
  SendSwitchTabFE: {
    right: [{ route: '/main' }, { route: '/main?floor=floor-1' }],
    wrong: json(
      {},
      { route: 'main' },
      { route: '//elsewhere.example' },
      { route: '/\\elsewhere.example' },
      { route: 'https://elsewhere.example/' },
    ),
  },
  ToggleNavSidebar: word,
  SetSystemState: {
    right: [{ code: 4014 }, { state: 'LOGOUT' }],
    wrong: json({}, { code: 4012 }, { code: '4014' }, { state: 'LOGIN' }),
  },
  SetInviteVoiceChat: {
    right: [{ roomId: 'room-1', kind: 'OWN', inviter: { id: 'member-2', name: '高橋 蓮' } }],
    wrong: json(
      {},
      { roomId: 'room-1', kind: 'OWN' },
      { roomId: 'room-1', kind: 'OWN', inviter: { id: 'member-2', name: long } },
    ),
  },
  SetWarningRangeVoiceChat: {
    right: [{ userId: 'member-2', distance: 4.5, limit: 5 }],
    wrong: json({}, { userId: 'member-2', distance: -1, limit: 5 }, { userId: 'member-2' }),
  },
  SetDisconnectVoiceChat: {
    right: [{ roomId: 'room-1', reason: 'distance' }],
    wrong: json({}, { roomId: 'room-1' }),
  },
  SetUnityConfirmDialog: {
    right: [
      { isOpen: true, title: 'Move?', confirmText: 'Move', cancelText: 'Stay' },
      { isOpen: false },
    ],
    wrong: json({}, { isOpen: 'true' }, { isOpen: true, title: long }),
  },
  SetShowUserProfile: { right: [{ userId: 'member-2' }], wrong: json({}, { userId: 2 }) },
  SetJoinVoiceChat: voiceRoom,
  SetLeaveVoiceChat: voiceRoom,
  SetJoinOrCreateOnlineMeetingInRoomMeeting: meetingInRoom,
  SetJoinOnlineMeetingInRoomMeeting: meetingInRoom,
  SetJoinOrCreateVoiceChatInRoomMeeting: voiceInRoom,
  SetJoinVoiceChatInRoomMeeting: voiceInRoom,
  SetShareDocument: meetingRoom,
  SetDisplayBtnShareDocument: word,
  SetJoinMeetingAvailable: {
    right: [{ meetingId: 'meeting-1', title: 'Weekly', startTime: '2026-11-20T10:00:00Z' }],
    wrong: json({}, { meetingId: 'meeting-1', title: 'Weekly', startTime: 'at ten' }),
  },
  SetLeaveRoomMeeting: meetingRoom,
};

export const methodNames = Object.keys(sceneMethods) as SceneMethod[];
export const eventNames = Object.keys(sceneEvents) as SceneEvent[];
