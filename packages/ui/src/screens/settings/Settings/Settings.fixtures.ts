import { deviceErrors } from '../../../stories/deviceErrors.ts';
import type { SettingsState } from './Settings.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    workingHours: {
      weekdays: [1, 2, 3, 4, 5],
      startTime: '09:00',
      endTime: '18:00',
      timeZone: 'Asia/Tokyo',
      pauseOutside: true,
    },
    values: {
      language: 'ja',
      theme: 'system',
      graphics: 'MEDIUM',
      view: '3d',
      light: 'automatic',
      audio: { microphoneEnabled: false, noiseSuppression: true, meetingRoomEntry: 'ASK' },
      video: { cameraEnabled: false, mirror: true },
      notification: {
        directMessage: true,
        chatRoom: true,
        meeting: true,
        organization: true,
        voiceChatInvite: false,
        sound: true,
      },
    },
    devices: {
      speaker: {
        status: 'ready',
        selected: null,
        devices: [
          { deviceId: 'speaker-1', label: 'MacBook Proのスピーカー' },
          { deviceId: 'speaker-2', label: 'USB Headset' },
        ],
      },
      microphone: {
        status: 'ready',
        selected: 'mic-2',
        devices: [
          { deviceId: 'mic-1', label: 'MacBook Proのマイク' },
          { deviceId: 'mic-2', label: 'USB Headset' },
          { deviceId: 'mic-3', label: '' },
        ],
      },
      camera: {
        status: 'ready',
        selected: null,
        devices: [{ deviceId: 'cam-1', label: 'FaceTime HDカメラ' }],
      },
    },
    calendarAccounts: [
      {
        provider: 'GOOGLE',
        state: 'CONNECTED',
        account: 'aoi@sakura.example',
        syncedAt: '2026-11-20T01:20:00.000Z',
      },
      { provider: 'TEAMS', state: 'UNLINKED' },
      { provider: 'CALDAV', state: 'UNLINKED' },
    ],
    calendarFeed: {
      status: 'ready',
      url: 'https://office.example/api/v1/calendar/feeds/9ee71196-9999-4d53-8a0e-2f6f6f1d1001.q3aZ.ics',
    },
    meetingAccounts: [
      { provider: 'GOOGLE', state: 'UNLINKED' },
      { provider: 'ZOOM', state: 'DISCONNECTED', account: 'aoi@sakura.example' },
      { provider: 'TEAMS', state: 'UNLINKED' },
    ],
    linkable: true,
    push: 'off',
  },
} satisfies { [S in SettingsState['status']]: Extract<SettingsState, { status: S }> };

const none = { devices: [], selected: null } as const;

export const unknownDevices: SettingsState = {
  ...states.ready,
  devices: {
    speaker: { ...none, status: 'unknown' },
    microphone: { ...none, status: 'unknown' },
    camera: { ...none, status: 'unknown' },
  },
};

export const devicesWithProblems: SettingsState = {
  ...states.ready,
  devices: {
    speaker: { ...none, status: 'problem', problem: 'insecureError' },
    microphone: { ...none, status: 'problem', ...deviceErrors.notAllowed },
    camera: { ...none, status: 'problem', ...deviceErrors.notReadable },
  },
};

export const calendarProblems: SettingsState = {
  ...states.ready,
  calendarFeed: { status: 'ready', url: null },
  calendarAccounts: [
    {
      provider: 'GOOGLE',
      state: 'DISCONNECTED',
      account: 'aoi@sakura.example',
      problem: 'FORBIDDEN',
      syncedAt: '2026-11-19T01:20:00.000Z',
    },
    {
      provider: 'TEAMS',
      state: 'CONNECTED',
      account: 'aoi@sakura.example',
      problem: 'RATE_LIMITED',
      syncedAt: '2026-11-20T01:20:00.000Z',
      nextSyncAt: '2026-11-20T02:20:00.000Z',
    },
    {
      provider: 'CALDAV',
      state: 'CONNECTED',
      account: '家族 Family',
      problem: 'UNAVAILABLE',
      syncedAt: '2026-11-20T01:20:00.000Z',
      nextSyncAt: '2026-11-20T01:24:00.000Z',
    },
  ],
};

export const syncingCalendar: SettingsState = {
  ...states.ready,
  calendarAccounts: [
    { provider: 'CALDAV', state: 'CONNECTED', account: '仕事 Work', syncing: true },
    { provider: 'TEAMS', state: 'DISCONNECTED', account: 'aoi@sakura.example', problem: 'ACCOUNT' },
  ],
};

export const notLinkable: SettingsState = {
  ...states.ready,
  linkable: false,
  calendarAccounts: [],
  meetingAccounts: [
    { provider: 'ZOOM', state: 'CONNECTED', account: 'aoi@sakura.example', offered: false },
  ],
};

export const accountsMissing: SettingsState = {
  ...states.ready,
  calendarAccounts: 'loading',
  calendarFeed: { status: 'failed' },
  meetingAccounts: 'failed',
};

export const long: SettingsState = {
  ...states.ready,
  devices: {
    ...states.ready.devices,
    camera: {
      status: 'ready',
      selected: 'cam-1',
      devices: [
        {
          deviceId: 'cam-1',
          label:
            'Logitech BRIO Ultra HD Pro Business Webcam (046d:085e) 会議室「富士」の正面カメラ',
        },
      ],
    },
  },
  calendarAccounts: [
    {
      provider: 'GOOGLE',
      state: 'DISCONNECTED',
      account: 'maximiliane.wolfeschlegelsteinhausenbergerdorff@second-development.sakura.example',
    },
  ],
};

export const unpluggedDevice: SettingsState = {
  ...states.ready,
  devices: {
    ...states.ready.devices,
    microphone: { ...states.ready.devices.microphone, selected: 'headset' },
  },
};
