export { CallExtras, type CallExtrasProps } from './CallExtras.tsx';
export type { CallRecordingState } from '../voice.ts';
