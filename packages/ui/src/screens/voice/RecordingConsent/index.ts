export {
  RecordingConsent,
  type RecordingConsentProps,
  type RecordingQuestion,
} from './RecordingConsent.tsx';
