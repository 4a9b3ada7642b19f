export { CallCaptions, type CallCaptionsProps } from './CallCaptions.tsx';
export type { CallCaptionsState, CaptionText } from '../voice.ts';
