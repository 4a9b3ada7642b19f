export {
  MeetingTranscripts,
  type MeetingTranscriptItem,
  type MeetingTranscriptsProps,
  type MeetingTranscriptsState,
} from './MeetingTranscripts.tsx';
export {
  TranscriptReader,
  type TranscriptReaderProps,
  type TranscriptReaderState,
  type TranscriptLineItem,
} from './TranscriptReader.tsx';
