export {
  VoiceChat,
  type VoiceChatProps,
  type VoiceChatState,
  type VoiceRoomActions,
  type VoiceRoomPage,
} from './VoiceChat.tsx';
