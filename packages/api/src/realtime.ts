/** Types of the real-time messages, generated from the contract. */
import type { components } from './schema.ts';

export type {
  FloorClientEvents,
  FloorServerEvents,
  OfficeClientEvents,
  OfficeServerEvents,
  VoiceClientEvents,
  VoiceServerEvents,
} from './realtime-events.ts';

type Schemas = components['schemas'];

export type VoiceJoinRequest = Schemas['VoiceJoinRequest'];
export type VoiceJoinAnswer = Schemas['VoiceJoinAnswer'];
export type VoiceAnswer = Schemas['VoiceAnswer'];
export type VoiceRefusal = Schemas['VoiceRefusal'];
export type VoiceRoomParticipant = Schemas['VoiceRoomParticipant'];
export type VoiceParticipants = Schemas['VoiceParticipants'];
export type VoiceSignalRequest = Schemas['VoiceSignalRequest'];
export type VoiceSignal = Schemas['VoiceSignal'];
export type VoiceMedia = Schemas['VoiceMedia'];
export type VoiceRoute = Schemas['VoiceRoute'];
export type VoiceTrackKind = Schemas['VoiceTrackKind'];
export type VoiceMediaAnswer = Schemas['VoiceMediaAnswer'];
export type VoiceMediaOffer = Schemas['VoiceMediaOffer'];
export type VoicePublishRequest = Schemas['VoicePublishRequest'];
export type VoicePublishAnswer = Schemas['VoicePublishAnswer'];
export type VoiceReceiveRequest = Schemas['VoiceReceiveRequest'];
export type VoicePictureQuality = Schemas['VoicePictureQuality'];
export type VoiceMediaCandidate = Schemas['VoiceMediaCandidate'];
export type VoiceSpeakerRequest = Schemas['VoiceSpeakerRequest'];
export type VoiceCaptionState = Schemas['VoiceCaptionState'];
export type VoiceCaption = Schemas['VoiceCaption'];
export type VoiceSpokenCaption = Schemas['VoiceSpokenCaption'];
export type VoiceShownReaction = Schemas['VoiceShownReaction'];
export type VoicePointer = Schemas['VoicePointer'];
export type VoiceShownPointer = Schemas['VoiceShownPointer'];
export type VoiceRecording = Schemas['VoiceRecording'];
export type VoiceTranscript = Schemas['VoiceTranscript'];
export type VoiceRecordingRequest = Schemas['VoiceRecordingRequest'];
export type VoiceRecordingAnswer = Schemas['VoiceRecordingAnswer'];
export type VoiceRecordingEnded = Schemas['VoiceRecordingEnded'];
export type VoicePlaceFree = Schemas['VoicePlaceFree'];
export type VoiceWaitAnswer = Schemas['VoiceWaitAnswer'];
export type VoiceParticipantLeft = Schemas['VoiceParticipantLeft'];
export type VoiceScreenTaken = Schemas['VoiceScreenTaken'];
export type VoiceSpeakingChange = Schemas['VoiceSpeakingChange'];
export type VoiceEndReason = Schemas['VoiceEndReason'];
export type VoiceEnded = Schemas['VoiceEnded'];
