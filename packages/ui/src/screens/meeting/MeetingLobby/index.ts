export {
  MeetingLobby,
  type LobbyMeeting,
  type MeetingLobbyProps,
  type MeetingLobbyState,
} from './MeetingLobby.tsx';
