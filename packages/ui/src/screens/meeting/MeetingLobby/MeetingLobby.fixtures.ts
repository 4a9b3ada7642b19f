import { haru, longTitle, mei, olivia, people, ren, today } from '../meeting.fixtures.ts';
import type { LobbyMeeting, MeetingLobbyState } from './MeetingLobby.tsx';

const meeting: LobbyMeeting = {
  title: '週次定例',
  startTime: today('10:00'),
  endTime: today('11:00'),
};

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  early: {
    status: 'early',
    meeting: { ...meeting, startTime: today('10:20'), endTime: today('11:20') },
  },
  open: { status: 'open', meeting, people: [ren, mei, olivia] },
  waiting: { status: 'waiting', meeting },
  full: { status: 'full', meeting, people: [ren, mei, haru, olivia, people[5]!], limit: 5 },
  ended: {
    status: 'ended',
    meeting: { title: longTitle, startTime: today('09:00'), endTime: today('10:00') },
  },
  canceled: { status: 'canceled', meeting },
  notInvited: { status: 'notInvited' },
} satisfies { [S in MeetingLobbyState['status']]: Extract<MeetingLobbyState, { status: S }> };
