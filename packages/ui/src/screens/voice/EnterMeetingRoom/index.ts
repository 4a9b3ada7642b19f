export {
  EnterMeetingRoom,
  type EnteredMeetingRoom,
  type EnterMeetingRoomProps,
} from './EnterMeetingRoom.tsx';
