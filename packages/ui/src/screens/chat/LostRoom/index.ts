export { LostRoom, type LostRoomProps } from './LostRoom.tsx';
