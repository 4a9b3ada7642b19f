export { ChatRoomList, type ChatRoomListProps, type ChatRoomListState } from './ChatRoomList.tsx';
export { type ListedRoom, type RoomPreview } from './ListedRoom.ts';
export { type ListedSection, type ListSections } from './listSections.ts';
export { type PlacementActions } from './usePlacementMenu.tsx';
