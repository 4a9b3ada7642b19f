import { listParticipants } from './participant-store.ts';
import { namedPeople } from './room-view.ts';
import { findRoom, findRoomMembers, listAdminRooms, type VoiceRoomRow } from './room-store.ts';

/** Questions of the administration about voice rooms. */
export { findRoom, findRoomMembers, listAdminRooms, listParticipants, namedPeople };
export type { VoiceRoomRow };
