import { fn } from 'storybook/test';
import { longName, longRoomName, others } from '../voice.fixtures.ts';
import type { CallMeeting, LevelSource } from '../voice.ts';
import type { CallBarState, CallDeviceChoice } from './callBarProps.ts';

const quiet = others.map((person) => ({ ...person, speaking: false }));

export const states = {
  joining: { roomName: '雑談', phase: 'joining', muted: true, speaking: false, participants: [] },
  in: { roomName: '雑談', phase: 'in', muted: false, speaking: false, participants: others },
  reconnecting: {
    roomName: '雑談',
    phase: 'reconnecting',
    muted: false,
    speaking: false,
    participants: quiet,
  },
} satisfies { [P in CallBarState['phase']]: CallBarState & { phase: P } };

export const silent: CallBarState = { ...states.in, participants: quiet };

export const alone: CallBarState = { ...states.in, muted: true, participants: [] };

/** The last participant speaks. */
export const crowd: CallBarState['participants'] = Array.from({ length: 49 }, (_, index) => ({
  ...others[0]!,
  userId: `user-${index}`,
  name: `高橋 蓮 ${index + 1}`,
  speaking: index === 48,
}));

export const full: CallBarState = {
  ...states.in,
  roomName: longRoomName,
  participants: [{ userId: 'max', name: longName, muted: false, speaking: true }, ...quiet],
};

export const devices: CallDeviceChoice = {
  microphone: {
    devices: [
      { deviceId: 'default', label: 'Default' },
      { deviceId: 'desk', label: 'Desk microphone' },
      { deviceId: 'head', label: 'ヘッドセット' },
    ],
    selected: 'head',
  },
  speaker: { devices: [{ deviceId: 'monitor', label: 'Monitor' }], selected: null },
  camera: {
    devices: [
      { deviceId: 'built-in', label: 'FaceTime HD' },
      { deviceId: 'usb', label: '' },
    ],
    selected: 'built-in',
  },
};

export const level: LevelSource = { subscribe: () => () => {}, getSnapshot: () => 0.6 };

export const busy: CallBarState = {
  ...states.in,
  camera: true,
  sharing: true,
  handRaised: true,
  stageOpen: true,
};

export const meeting: CallMeeting = {
  title: '週次定例',
  endTime: '2026-11-20T02:00:00.000Z',
  isOver: false,
  canEdit: true,
};

export const callbacks = () => ({
  onMute: fn(),
  onPushToTalk: fn(),
  onCamera: fn(),
  onBackground: fn(),
  onShareScreen: fn(),
  onRaiseHand: fn(),
  onReact: fn(),
  onStage: fn(),
  onSelectDevice: fn(),
  onOpenDevices: fn(),
  onOpenSettings: fn(),
  onOpenRoom: fn(),
  onLeave: fn(),
  onTryMicrophone: fn(),
  onTryCamera: fn(),
  onPlaySound: fn(),
  onJoinAgain: fn(),
  onDismissNotice: fn(),
  onExtendMeeting: fn(),
  onEndMeeting: fn(),
});
