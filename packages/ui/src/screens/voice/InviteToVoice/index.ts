export {
  InviteToVoice,
  type InviteToVoiceProps,
  type InviteToVoiceState,
  type VoiceCandidate,
} from './InviteToVoice.tsx';
