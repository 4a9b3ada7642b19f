export {
  VoiceRoomForm,
  type VoiceRoomFormProps,
  type VoiceRoomFormState,
} from './VoiceRoomForm.tsx';
