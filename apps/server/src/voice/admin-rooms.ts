import { listParticipants } from './participant-store.ts';
import { findRoom, findRoomMembers, listAdminRooms, type VoiceRoomRow } from './room-store.ts';

/** Questions of the administration about voice rooms. */
export { findRoom, findRoomMembers, listAdminRooms, listParticipants };
export type { VoiceRoomRow };
