import { Suspense } from 'react';
import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { CallMiniWindow, usePreloadCallCode } from './callParts.ts';
import { VoiceProvider } from './models/VoiceProvider.tsx';
import { useIsMiniOpen } from './models/voiceContext.ts';
import { CallPrompts } from './pages/CallPrompts.tsx';
import { voiceUpdates } from './updates.ts';

export const voiceFeature: WorkplaceFeature = {
  updates: voiceUpdates,
  Provider: VoiceProvider,
  useEffects: usePreloadCallCode,
  Prompt: VoiceNotices,
  Overlay: MiniWindow,
};

function VoiceNotices() {
  return (
    <Suspense>
      <CallPrompts />
    </Suspense>
  );
}

function MiniWindow() {
  return useIsMiniOpen() ? <CallMiniWindow /> : null;
}
