export {
  RoomMembers,
  type RoomMember,
  type RoomMembersProps,
  type RoomMembersState,
} from './RoomMembers.tsx';
