export {
  GuestLobby,
  type GuestLobbyProps,
  type GuestLobbyState,
  type GuestMeetingInfo,
} from './GuestLobby.tsx';
