import { listParticipants } from './participant-store.ts';
import { namedPeople } from './room-view.ts';
import { findRoom, findRoomMembers, listAdminRooms, type VoiceRoomRow } from './room-store.ts';

export { findRoom, findRoomMembers, listAdminRooms, listParticipants, namedPeople };
export type { VoiceRoomRow };
