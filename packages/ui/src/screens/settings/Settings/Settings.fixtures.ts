import type { SettingsState } from './Settings.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    values: {
      language: 'ja',
      theme: 'system',
      graphics: 'MEDIUM',
      view: '3d',
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
      { provider: 'GOOGLE', state: 'CONNECTED', account: 'aoi@sakura.example' },
      { provider: 'TEAMS', state: 'UNLINKED' },
    ],
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

export const deviceErrors: SettingsState = {
  ...states.ready,
  devices: {
    speaker: { ...none, status: 'insecureError' },
    microphone: { ...none, status: 'notAllowedError' },
    camera: { ...none, status: 'notFoundError' },
  },
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
