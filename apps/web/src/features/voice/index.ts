export { useCallAction } from './models/hooks/useCallAction.ts';
export { useIsTalking, useSpeaking } from './models/hooks/useSpeaking.ts';
export { useCalls, useIsStageOpen, useVoice } from './models/voiceContext.ts';
export { useZoneVoice } from './models/hooks/useZoneVoice.ts';
export { useFaces } from './models/hooks/useFaces.ts';
export { useRaisedHandUserIds } from './models/hooks/useRaisedHandUserIds.ts';
export { useReactions, useReactionsByUser } from './models/hooks/useReactions.ts';
export { CallStagePanel } from './callParts.ts';
export { ActiveCall } from './pages/ActiveCall.tsx';
