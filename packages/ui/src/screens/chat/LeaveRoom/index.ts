export { LeaveRoom, type LeaveRoomProps, type LeaveRoomState } from './LeaveRoom.tsx';
