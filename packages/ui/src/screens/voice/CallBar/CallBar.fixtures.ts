import { longName, longRoomName, others } from '../voice.fixtures.ts';
import type { CallMeeting } from '../voice.ts';
import type { CallBarState } from './CallBar.tsx';

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

export const full: CallBarState = {
  ...states.in,
  roomName: longRoomName,
  participants: [{ userId: 'max', name: longName, muted: false, speaking: true }, ...quiet],
};

export const microphones = {
  devices: [
    { deviceId: 'default', label: 'Default' },
    { deviceId: 'desk', label: 'Desk microphone' },
    { deviceId: 'head', label: 'ヘッドセット' },
  ],
  selected: 'head',
};

export const meeting: CallMeeting = {
  title: '週次定例',
  endTime: '2026-11-20T02:00:00.000Z',
  isOver: false,
  canEdit: true,
};
