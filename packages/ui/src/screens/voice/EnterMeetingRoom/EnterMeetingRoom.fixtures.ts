import { longRoomName, others } from '../voice.fixtures.ts';
import type { EnteredMeetingRoom } from './EnterMeetingRoom.tsx';

export const empty: EnteredMeetingRoom = {
  roomId: 'sakura',
  name: '会議室 さくら',
  participants: [],
  limit: 5,
};

export const talking: EnteredMeetingRoom = { ...empty, participants: others };

export const full: EnteredMeetingRoom = { ...talking, limit: others.length };

export const long: EnteredMeetingRoom = { ...talking, name: longRoomName };
