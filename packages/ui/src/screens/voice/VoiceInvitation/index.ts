export {
  VoiceInvitation,
  type VoiceInvitationProps,
  type VoiceInvite,
} from './VoiceInvitation.tsx';
