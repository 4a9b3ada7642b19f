import { longRoomName, others } from '../voice.fixtures.ts';
import type { RoomMeeting } from '../voice.ts';
import type { EnteredMeetingRoom } from './EnterMeetingRoom.tsx';

export const empty: EnteredMeetingRoom = {
  roomId: 'sakura',
  name: '会議室 さくら',
  participants: [],
  limit: 5,
  canBegin: true,
};

export const talking: EnteredMeetingRoom = { ...empty, participants: others };

export const full: EnteredMeetingRoom = { ...talking, limit: others.length };

export const long: EnteredMeetingRoom = { ...talking, name: longRoomName };

const meeting: RoomMeeting = {
  meetingId: 'weekly',
  title: '週次定例',
  startTime: '2026-11-20T01:00:00.000Z',
  endTime: '2026-11-20T02:00:00.000Z',
};

const { title: _, ...untold } = meeting;
export const privateMeeting: RoomMeeting = untold;

export const withMeeting: EnteredMeetingRoom = { ...talking, canBegin: false, meeting };

export const elsewhere: EnteredMeetingRoom = {
  ...empty,
  canBegin: false,
  meeting: { ...meeting, isNext: true, elsewhere: 'Zoom' },
};
