export {
  TranscriptConsent,
  type TranscriptConsentProps,
  type TranscriptQuestion,
} from './TranscriptConsent.tsx';
