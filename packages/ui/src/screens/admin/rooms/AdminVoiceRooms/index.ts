export { AdminVoiceRooms } from './AdminVoiceRooms.tsx';
export type {
  AdminVoiceRoomItem,
  AdminVoiceRoomsProps,
  AdminVoiceRoomsState,
  EditedVoiceRoom,
  VoiceRoomGuest,
  VoiceRoomValues,
} from './AdminVoiceRooms.types.ts';
