import { listParticipants } from './participant-store.ts';
import { findListedMembers } from './room-view.ts';
import { findRoom, findRoomMembers, listAdminRooms, type VoiceRoomRow } from './room-store.ts';

export { findRoom, findRoomMembers, listAdminRooms, listParticipants, findListedMembers };
export type { VoiceRoomRow };
