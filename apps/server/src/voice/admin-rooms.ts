import { listParticipants } from './store/participant-store.ts';
import { findListedMembers } from './rooms/room-view.ts';
import {
  findRoom,
  findRoomMembers,
  listAdminRooms,
  type VoiceRoomRow,
} from './store/room-store.ts';

export { findRoom, findRoomMembers, listAdminRooms, listParticipants, findListedMembers };
export type { VoiceRoomRow };
