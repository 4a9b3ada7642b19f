export { FormerRoom, type FormerRoomProps } from './FormerRoom.tsx';
