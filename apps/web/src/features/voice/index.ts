/** What other features and the shell use of voice chat. */
export { useCallActions } from './bindings/useCallActions.ts';
export { useSpeaking } from './bindings/useSpeaking.ts';
export { CallPrompts } from './pages/CallPrompts.tsx';
export { ActiveCallBar } from './pages/ActiveCallBar.tsx';
export { useVoice } from './bindings/voiceContext.ts';
export { VoiceProvider } from './bindings/VoiceProvider.tsx';
