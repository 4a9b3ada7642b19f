export { StartTranscript, type StartTranscriptProps } from './StartTranscript.tsx';
