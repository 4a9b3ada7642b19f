export {
  EnterMeetingRoom,
  type EnteredMeetingRoom,
  type EnterMeetingRoomProps,
  type RoomMeeting,
} from './EnterMeetingRoom.tsx';
