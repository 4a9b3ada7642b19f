export {
  EnterMeetingRoom,
  type EnteredMeetingRoom,
  type EnterMeetingRoomProps,
} from './EnterMeetingRoom.tsx';
export type { RoomMeeting } from '../voice.ts';
