export { useCallAction } from './models/useCallAction.ts';
export { useIsTalking, useSpeaking } from './models/useSpeaking.ts';
export { useCalls, useIsStageOpen, useVoice } from './models/voiceContext.ts';
export { useZoneVoice } from './models/useZoneVoice.ts';
export { useFaces } from './models/useFaces.ts';
export { useReactions, useReactionsByUser } from './models/useReactions.ts';
export { CallStagePanel } from './callParts.ts';
export { ActiveCall } from './pages/ActiveCall.tsx';
