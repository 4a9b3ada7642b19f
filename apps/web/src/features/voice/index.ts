/** Parts of voice chat that other features and the shell use. */
export { useCallActions } from './bindings/useCallActions.ts';
export { useSpeaking } from './bindings/useSpeaking.ts';
export { useVoice } from './bindings/voiceContext.ts';
export { VoiceProvider } from './bindings/VoiceProvider.tsx';
export { ActiveCallBar } from './pages/ActiveCallBar.tsx';
export { CallPrompts } from './pages/CallPrompts.tsx';
export { voiceUpdates } from './updates.ts';
