export { ChatRoomList, type ChatRoomListProps, type ChatRoomListState } from './ChatRoomList.tsx';
export { type ListedRoom, type RoomPreview } from './ListedRoom.ts';
