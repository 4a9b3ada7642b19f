export { DeleteVoiceRoom, type DeleteVoiceRoomProps } from './DeleteVoiceRoom.tsx';
