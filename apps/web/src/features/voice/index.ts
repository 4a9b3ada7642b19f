/** Parts of voice chat that other features and the shell use. */
export { useCallActions } from './models/useCallActions.ts';
export { useSpeaking } from './models/useSpeaking.ts';
export { useVoice } from './models/voiceContext.ts';
export { VoiceProvider } from './models/VoiceProvider.tsx';
export { ActiveCallBar } from './pages/ActiveCallBar.tsx';
export { CallPrompts } from './pages/CallPrompts.tsx';
export { voiceUpdates } from './updates.ts';
