export { StartRecording, type StartRecordingProps } from './StartRecording.tsx';
