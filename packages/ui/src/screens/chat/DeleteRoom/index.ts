export { DeleteRoom, type DeleteRoomProps } from './DeleteRoom.tsx';
