export {
  invitationOutcomes,
  InviteToVoice,
  type InvitationOutcome,
  type InviteToVoiceProps,
  type InviteToVoiceState,
  type VoiceCandidate,
} from './InviteToVoice.tsx';
