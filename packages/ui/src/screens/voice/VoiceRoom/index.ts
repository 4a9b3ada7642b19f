export { VoiceRoom, type VoiceRoomProps, type VoiceRoomState } from './VoiceRoom.tsx';
