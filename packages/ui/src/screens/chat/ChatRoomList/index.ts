export {
  ChatRoomList,
  type ChatRoomListProps,
  type ChatRoomListState,
  type ListedRoom,
  type RoomPreview,
} from './ChatRoomList.tsx';
