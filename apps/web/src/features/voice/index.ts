/** Parts of voice chat that other features and the shell use. */
export { useCallActions } from './models/useCallActions.ts';
export { useIsTalking, useSpeaking } from './models/useSpeaking.ts';
export { useCalls, useIsMiniOpen, useIsStageOpen, useVoice } from './models/voiceContext.ts';
export { useZoneVoice } from './models/useZoneVoice.ts';
export { useFaces } from './models/useFaces.ts';
export { VoiceProvider } from './models/VoiceProvider.tsx';
export { ActiveCallBar } from './pages/ActiveCallBar.tsx';
export { ActiveSharing } from './pages/ActiveSharing.tsx';
export { CallPrompts } from './pages/CallPrompts.tsx';
export { voiceUpdates } from './updates.ts';
