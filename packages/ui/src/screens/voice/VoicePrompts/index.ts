export { VoicePrompts, type VoicePromptsProps } from './VoicePrompts.tsx';
