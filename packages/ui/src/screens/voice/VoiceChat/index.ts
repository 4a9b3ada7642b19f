export {
  VoiceChat,
  type VoiceChatProps,
  type VoiceChatState,
  type VoiceRoomPage,
} from './VoiceChat.tsx';
export { type VoiceRoomActions } from './VoiceRoomRow.tsx';
