/** What other features and the shell use of voice chat. */
export { useAskToTalk } from './useAskToTalk.ts';
export { useSpeaking } from './useSpeaking.ts';
export { VoiceAsks } from './VoiceAsks.tsx';
export { VoiceBar } from './VoiceBar.tsx';
export { useVoice } from './voiceContext.ts';
export { VoiceProvider } from './VoiceProvider.tsx';
